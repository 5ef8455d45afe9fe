import { linkEmails } from './content';

/** Text that looks like an email address. Its parts are bounded, because a search from each character of a long word takes quadratic time. */
const ADDRESS_LIKE =
	/(?<![^\s@,;])[^\s@,;]{1,64}@[^\s@,;]{1,255}\.[^\s@,;.:!?)]{2,}/u;

/** The first word of a line that looks like an email address and is no link; empty without one. */
export function unlinkedEmail( line: string ): string {
	for ( const { text, href } of linkEmails( line ) ) {
		const [ found = '' ] = href ? [] : ( ADDRESS_LIKE.exec( text ) ?? [] );
		if ( found ) {
			return found;
		}
	}
	return '';
}
