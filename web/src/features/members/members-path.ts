export const MEMBERS_PATH = '/api/v1/operator/members';
