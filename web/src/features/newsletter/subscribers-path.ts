export const SUBSCRIBERS_PATH = '/api/v1/operator/subscribers';
