/** Apart from what it names, which is loaded for those alone who have points. */
export const DEVICE_DATABASE_NAME = 'stillgrove';
