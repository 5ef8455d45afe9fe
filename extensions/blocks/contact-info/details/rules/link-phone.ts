import { findPhone } from '#shared/validation';

/** A line in three pieces; without a number all of it is `before`. */
export type PhoneParts = {
	before: string;
	number: string;
	after: string;
	/** What a tap calls: `tel:+15550109999;ext=12`. Empty without a number. */
	href: string;
};

/** `ext. 12`, `x12`, `#12`: it ends the number. */
const EXTENSION =
	/^[\s,;]*\(?(?:ext(?:ension)?\b\.?|x|#)\s*:?\s*(\d{1,10})(?!\d)\)?/i;

/** Finds the phone number of a line, with its extension; the text before it is its prefix. */
export function linkPhone( line: string ): PhoneParts {
	const found = findPhone( line );
	if ( ! found ) {
		return { before: line, number: '', after: '', href: '' };
	}
	const [ extension = '', digits ] = EXTENSION.exec( found.after ) ?? [];
	return {
		before: found.before,
		number: found.number + extension,
		after: found.after.slice( extension.length ),
		href: `tel:${ found.digits }${ digits ? `;ext=${ digits }` : '' }`,
	};
}
