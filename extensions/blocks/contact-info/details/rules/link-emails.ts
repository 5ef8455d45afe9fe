import { mailtoHref } from '#shared/validation';

/** A piece of a line; one with an address is a link. */
export type EmailPart = { text: string; href?: string };

/** Between words. */
const GAPS = /([\s,;]+)/;

/** A word with what people write around an address. */
const WORD = /^([("'‘“[‹«]*)(.*?)([.:!?)"'’”\]›»…]*)$/;

/** A line in pieces: each word that is an e-mail address is a link, the punctuation around it is not. */
export function linkEmails( line: string ): EmailPart[] {
	const parts = line.split( GAPS ).flatMap( ( word ): EmailPart[] => {
		const [ , before = '', address = '', after = '' ] =
			WORD.exec( word ) ?? [];
		const href = mailtoHref( address )?.replaceAll( "'", '%27' );
		return href
			? [ { text: before }, { text: address, href }, { text: after } ]
			: [ { text: word } ];
	} );
	return joined( parts );
}

/** Neighbours without a link are one piece; empty ones are none. */
function joined( parts: readonly EmailPart[] ): EmailPart[] {
	const result: EmailPart[] = [];
	for ( const part of parts ) {
		const last = result.at( -1 );
		if ( last && ! last.href && ! part.href ) {
			last.text += part.text;
		} else if ( part.text ) {
			result.push( { ...part } );
		}
	}
	return result;
}
