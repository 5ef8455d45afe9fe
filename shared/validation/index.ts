export { isColor, parseColor } from './color';
export { isEmail, mailtoHref } from './email';
export { propertyOf } from './property-of';
export { withoutInvisible } from './invisible-characters';
export { isFile, isFileOfTypes } from './is-file';
export { parseLocale } from './locale';
export { isVersion, isVersionInRange } from './version';
export {
	isHttpUrl,
	isLinkAddress,
	isPictureAddress,
	isWebAddress,
	safeHref,
} from './url';
export { findPhone, isPhoneNumber, phoneDigits, withoutTimes } from './phone';
export { plainPhone } from './plain-phone';
export { parseCssLength } from './css-length';
export {
	coerceBoolean,
	coerceInteger,
	coerceNumber,
	coerceOneOf,
} from './coerce';
