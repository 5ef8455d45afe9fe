import { Fragment } from '@wordpress/element';
import type { ReactNode } from 'react';
import { findPhone, mailtoHref } from '#shared/validation';
import type { AttributesOf } from '#shared/attributes';
import type { addressAttributes, phoneAttributes } from './attributes';
import { addressLines, mapsAddress } from './rules/address';

/** A part of a line; a link if `href` is set. */
type EmailPart = { text: string; href?: string };

/**
 * Characters that separate words, including Chinese, Japanese and Korean punctuation, which has no spaces around it.
 */
const SEPARATORS =
	/((?:[\s,;]|(?![\uff20\uff3f])[\u3001-\u3004\u3008-\u3020\u3030\uff01-\uff65](?<=[\p{P}\p{S}]))+)/u;

/**
 * Matches punctuation before an email address, except characters that can start an address. Also excludes @, which
 * marks usernames.
 */
const LEADING_PUNCTUATION = /^(?:(?![!#$%&*+/=?^_`{|}~@-])[\p{P}\p{S}])*/u;

/**
 * Matches an email address, including its domain. Punctuation can follow, but no character that would make it a
 * different address.
 */
const ADDRESS =
	/^[^@]{1,64}@[a-z\d.-]{0,254}[a-z\d](?![.-]*[\p{L}\p{M}\p{N}@])(?!_.)/iu;

/** Splits a line into parts. Each email address becomes a link, without the surrounding punctuation. */
export function linkEmails( line: string ): EmailPart[] {
	const parts = line.split( SEPARATORS ).flatMap( ( word ): EmailPart[] => {
		const [ before = '' ] = LEADING_PUNCTUATION.exec( word ) ?? [];
		const rest = word.slice( before.length );
		const [ address = '' ] = ADDRESS.exec( rest ) ?? [];
		const href = mailtoHref( address )?.replaceAll( "'", '%27' );
		return href
			? [
					{ text: before },
					{ text: address, href },
					{ text: rest.slice( address.length ) },
				]
			: [ { text: word } ];
	} );
	return joined( parts );
}

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

type PhoneLine = Partial< AttributesOf< typeof phoneAttributes > > & {
	phone: string;
};

/**
 * A line, split into the phone number and the text before and after it. If there is no phone number, `before` contains
 * the whole line.
 */
type PhoneParts = {
	before: string;
	number: string;
	after: string;
	/** `tel:` URL such as `tel:+15550109999;ext=12`; empty without a number. */
	href: string;
};

/** Matches an extension at the end of the number: `ext. 12`, `x12`, `#12`. */
const EXTENSION =
	/^[\s,;]*\(?(?:ext(?:ension)?\b\.?|x|#)\s*:?\s*(\d{1,10})(?!\d)\)?/i;

/** Returns the extension at the start of a text, as written and as dialed. Both are empty if there is no extension. */
export function readExtension( after: string ): {
	text: string;
	dials: string;
} {
	const [ text = '', digits ] = EXTENSION.exec( after ) ?? [];
	return { text, dials: digits ? `;ext=${ digits }` : '' };
}

/**
 * Returns the phone number in a line with its extension, and the text around it. Uses the number that was detected
 * while the author typed. Lines from patterns and transforms have no such number, so they are searched with a fixed
 * rule, which keeps saved HTML stable when the phone number library changes.
 */
export function linkPhone( {
	phone,
	number = '',
	dials = '',
}: PhoneLine ): PhoneParts {
	const at = number && dials ? phone.indexOf( number ) : -1;
	if ( at !== -1 ) {
		return {
			before: phone.slice( 0, at ),
			number,
			after: phone.slice( at + number.length ),
			href: `tel:${ dials }`,
		};
	}
	const found = findPhone( phone );
	if ( ! found ) {
		return { before: phone, number: '', after: '', href: '' };
	}
	const extension = readExtension( found.after );
	return {
		before: found.before,
		number: found.number + extension.text,
		after: found.after.slice( extension.text.length ),
		href: `tel:${ found.digits }${ extension.dials }`,
	};
}

/**
 * The lines of an address, with an optional link to a map. Like the components below, used by both `save` and the
 * editor.
 */
export function FormattedAddress( {
	attributes,
}: {
	attributes: AttributesOf< typeof addressAttributes >;
} ): ReactNode {
	const lines = addressLines( attributes, attributes.format );
	const text = lines.map( ( line, index ) => (
		<Fragment key={ index }>
			{ index > 0 && <br /> }
			{ line }
		</Fragment>
	) );
	return attributes.linkToGoogleMaps ? (
		<a
			href={ mapsAddress( lines ) }
			target="_blank"
			rel="noopener noreferrer"
		>
			{ text }
		</a>
	) : (
		text
	);
}

/** A line with links for its email addresses. */
export function LinkedEmails( { line }: { line: string } ): ReactNode {
	return linkEmails( line ).map( ( { text, href }, index ) =>
		href ? (
			<a key={ index } href={ href }>
				{ text }
			</a>
		) : (
			<Fragment key={ index }>{ text }</Fragment>
		)
	);
}

/** A line with a link for its phone number. */
export function LinkedPhone( { line }: { line: PhoneLine } ): ReactNode {
	const { before, number, after, href } = linkPhone( line );
	return (
		<>
			{ before }
			{ href && <a href={ href }>{ number }</a> }
			{ after }
		</>
	);
}
