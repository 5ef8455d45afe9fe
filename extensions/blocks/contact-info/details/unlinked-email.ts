import { linkEmails } from './content';

/** What looks like an address. Nothing longer is one, and looking for it from each sign of a long word takes time. */
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
