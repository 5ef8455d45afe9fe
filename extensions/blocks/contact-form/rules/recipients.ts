import { isEmail, withoutInvisible } from '#shared/validation';

/** Maximum number of recipients; same as `Schema::MAX_RECIPIENTS` in PHP. */
export const MAX_RECIPIENTS = 10;

/** Splits a comma-separated list, and removes surrounding spaces and invisible characters. */
export function readRecipients( text: string ): string[] {
	return withoutInvisible( text )
		.split( ',' )
		.map( ( entry ) => entry.trim() )
		.filter( ( entry ) => entry !== '' );
}

/** Returns the entries that are not valid email addresses. */
export function wrongRecipients( text: string ): string[] {
	return readRecipients( text ).filter( ( entry ) => ! isEmail( entry ) );
}

/** Formats the recipients when the field loses focus, and keeps invalid input. */
export function tidyRecipients( text: string ): string {
	return readRecipients( text ).join( ', ' );
}
