import { linkEmails } from './content';

/** Text that looks like an email address. Its parts are bounded, because a search from each character of a long word takes quadratic time. */
const ADDRESS_LIKE =
	/(?<![^\s@,;])[^\s@,;]{1,64}@[^\s@,;]{1,255}\.[^\s@,;.:!?)]{2,}/u;

/** Returns the first word of a line that looks like an email address but is not linked; empty if there is none. */
export function unlinkedEmail( line: string ): string {
	for ( const { text, href } of linkEmails( line ) ) {
		const [ found = '' ] = href ? [] : ( ADDRESS_LIKE.exec( text ) ?? [] );
		if ( found ) {
			return found;
		}
	}
	return '';
}
