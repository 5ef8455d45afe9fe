import { isPhoneNumber } from '#shared/validation';
import { callingCode } from './phone-number';

/** A number of up to this length counts as still being typed. */
const UNFINISHED = 2;

/** Whether the number is too short to validate. */
export function isUnfinished( phoneNumber: string ): boolean {
	return phoneNumber.length <= UNFINISHED;
}

/**
 * Whether country code and number do not form a valid phone number. Numbers that are too short are not validated yet.
 */
export function isWrongNumber(
	countryCode: string,
	phoneNumber: string
): boolean {
	return (
		! isUnfinished( phoneNumber ) &&
		! isPhoneNumber( callingCode( countryCode ) + phoneNumber )
	);
}
