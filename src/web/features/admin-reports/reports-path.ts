export const reportsPath = '/api/admin/error-reports';
