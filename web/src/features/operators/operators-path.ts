export const OPERATORS_PATH = '/api/v1/operator/operators';
