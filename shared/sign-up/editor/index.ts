export { FormWithoutAccount, NotConnected } from './not-connected';
