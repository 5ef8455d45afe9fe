import { isPhoneNumber } from '#shared/validation';
import { callingCode } from './phone-number';

/** Numbers of so few characters are still being typed. */
const UNFINISHED = 2;

/** Whether the number is too short to be judged. */
export function isUnfinished( phoneNumber: string ): boolean {
	return phoneNumber.length <= UNFINISHED;
}

/** Whether country code and number together cannot be a phone number. What is too short is not judged yet. */
export function isWrongNumber(
	countryCode: string,
	phoneNumber: string
): boolean {
	return (
		! isUnfinished( phoneNumber ) &&
		! isPhoneNumber( callingCode( countryCode ) + phoneNumber )
	);
}
