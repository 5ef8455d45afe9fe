import { isEmail, withoutInvisible } from '#shared/validation';

/** Addresses that a form is mailed to at most; the server's `Schema::MAX_RECIPIENTS`. */
export const MAX_RECIPIENTS = 10;

/** The entries of a list with commas between them, without the space around each and without invisible characters. */
export function readRecipients( text: string ): string[] {
	return withoutInvisible( text )
		.split( ',' )
		.map( ( entry ) => entry.trim() )
		.filter( ( entry ) => entry !== '' );
}

/** Those of the entries that are no address. */
export function wrongRecipients( text: string ): string[] {
	return readRecipients( text ).filter( ( entry ) => ! isEmail( entry ) );
}

/** Formats the list when the author leaves the field, without losing any input. */
export function tidyRecipients( text: string ): string {
	return readRecipients( text ).join( ', ' );
}
