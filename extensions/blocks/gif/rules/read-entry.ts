import { addressIn, gifIdOf, isShortLink } from './gif-address';

type Entry =
	| { kind: 'nothing' }
	| { kind: 'words'; words: string }
	| { kind: 'gif'; id: string }
	/** A short link, which the site must resolve to find out whether it is a GIF. */
	| { kind: 'short'; url: string }
	/** A URL without a GIF. */
	| { kind: 'odd' };

/** Parses the entered text: search words or a link. */
export function readEntry( text: string ): Entry {
	const words = text.trim();
	if ( ! words ) {
		return { kind: 'nothing' };
	}
	const id = gifIdOf( words );
	if ( id ) {
		return { kind: 'gif', id };
	}
	const address = addressIn( words );
	if ( address && isShortLink( address ) ) {
		return { kind: 'short', url: address.href };
	}
	return address || /^[a-z][\w+.-]*:\S|^<|^www\.|\.\w+\/\S/i.test( words )
		? { kind: 'odd' }
		: { kind: 'words', words };
}
