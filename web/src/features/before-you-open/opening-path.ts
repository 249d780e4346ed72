export const OPENING_PATH = '/api/v1/operator/before-you-open';
