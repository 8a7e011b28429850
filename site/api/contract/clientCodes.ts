/** The codes that the client itself acts on. They stand apart from the others because every page carries them. */
export const NOT_LOGGED_IN = 'login.not.session';
export const REPLAYED = 'encryption.replayed';
export const PARAMETER_INVALID = 'request_param_err';
export const MAINTENANCE = 'system.maintenance';
export const REGION_RESTRICTED = 'system.region.restricted';
