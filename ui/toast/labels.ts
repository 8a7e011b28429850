export const toastLabels = { notifications: 'Notifications' };
