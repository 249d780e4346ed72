export { ShowAllToasts } from './ShowAllToasts';
export { ToastList } from './ToastList';
