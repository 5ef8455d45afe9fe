export { FormWithoutAccount, NotConnected, SiteLink } from './not-connected';
