export { checkoutAddress } from './checkout-address';
export { returnAddress, type PostPlace } from './return-address';
