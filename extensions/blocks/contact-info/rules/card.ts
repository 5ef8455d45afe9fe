import { readAttributes } from '#shared/attributes';
import { encode } from 'uqr';
import {
	addressAttributes,
	emailAttributes,
	phoneAttributes,
} from '../details/attributes';
import { linkEmails, linkPhone } from '../details/content';
import type { Address } from '../details/rules/address';

type Detail = {
	name: string;
	attributes: Readonly< Record< string, unknown > >;
};

/**
 * Maximum number of addresses in one card; phone numbers and email addresses have the same limit. `Card` in PHP uses
 * this limit too.
 */
const MAX_PER_TYPE = 5;

/**
 * Returns the details as a vCard 3.0 (RFC 2426), which every phone can read. Empty if there are no details. The server
 * creates the same text; `tests/card.cases.json` tests both.
 *
 * @param name    Name of the person or business. If empty, the first line of the address or another detail is used.
 * @param details Inner blocks.
 */
export function cardText( name: string, details: readonly Detail[] ): string {
	const addresses = attributesOf( details, 'dovetail/address' )
		.map( ( raw ) => readAttributes( addressAttributes, raw ) )
		.filter( addressLine )
		.slice( 0, MAX_PER_TYPE );
	const emails = attributesOf( details, 'dovetail/email' )
		.map( ( raw ) => readAttributes( emailAttributes, raw ) )
		.flatMap( ( { email } ) => linkEmails( email ) )
		.flatMap( ( { href } ) =>
			href ? [ decodeURIComponent( href.slice( 'mailto:'.length ) ) ] : []
		)
		.slice( 0, MAX_PER_TYPE );
	const phones = attributesOf( details, 'dovetail/phone' )
		.map( ( raw ) => linkPhone( readAttributes( phoneAttributes, raw ) ) )
		.flatMap( ( { href } ) =>
			href ? [ href.slice( 'tel:'.length ).replace( ';ext=', 'x' ) ] : []
		)
		.slice( 0, MAX_PER_TYPE );
	if ( ! addresses.length && ! emails.length && ! phones.length ) {
		return '';
	}
	const title =
		[
			name,
			addresses[ 0 ]?.address ?? '',
			emails[ 0 ] ?? '',
			phones[ 0 ] ?? '',
		].find( clean ) ?? '';
	return [
		'BEGIN:VCARD',
		'VERSION:3.0',
		`N:${ escaped( title ) };;;;`,
		`FN:${ escaped( title ) }`,
		...addresses.map( addressLine ),
		...emails.map( ( email ) => `EMAIL:${ escaped( email ) }` ),
		...phones.map( ( phone ) => `TEL:${ escaped( phone ) }` ),
		'END:VCARD',
		'',
	].join( '\r\n' );
}

function attributesOf( details: readonly Detail[], wanted: string ) {
	return details.flatMap( ( { name, attributes } ) =>
		name === wanted ? [ attributes ] : []
	);
}

/**
 * Returns an address in vCard's order: street, city, region, postal code and country. Empty if all fields are empty.
 */
function addressLine( address: Address ): string {
	const street = [
		address.address,
		address.addressLine2,
		address.addressLine3,
	].filter( clean );
	const parts = [
		street.map( escaped ).join( '\\n' ),
		...[
			address.city,
			address.region,
			address.postal,
			address.country,
		].map( escaped ),
	];
	return parts.some( Boolean ) ? `ADR:;;${ parts.join( ';' ) }` : '';
}

/** Returns text as one line without control characters. */
function clean( text: string ): string {
	return text.replace( /[\x00-\x20\x7f]+/g, ' ' ).replace( /^ | $/g, '' );
}

function escaped( text: string ): string {
	return clean( text ).replace( /[\\,;]/g, '\\$&' );
}

/** Returns a fingerprint of a card: the FNV-1a hash of its UTF-8 bytes in hexadecimal, like `fnv1a32` in PHP. */
export function fingerprint( text: string ): string {
	let hash = 0x811c9dc5;
	for ( const byte of new TextEncoder().encode( text ) ) {
		hash = Math.imul( hash ^ byte, 0x01000193 ); // eslint-disable-line no-bitwise -- it is made of these.
	}
	const unsigned = hash < 0 ? hash + 2 ** 32 : hash;
	return unsigned.toString( 16 ).padStart( 8, '0' );
}

/** The value of the `code` attribute. */
export type Code = { of: string; side: number; squares: string };

/** Largest QR code version: 97 squares per side, for about 660 characters. */
const MAX_VERSION = 20;

/**
 * Returns the QR code of a card; null if the card is empty or too long.
 *
 * @param text Text of the card.
 */
export function codeOf( text: string ): Code | null {
	const squares = text ? squaresOf( text ) : null;
	return (
		squares && {
			of: fingerprint( text ),
			side: squares.length,
			squares: hexOf( squares.flat() ),
		}
	);
}

function squaresOf( text: string ): boolean[][] | null {
	try {
		return encode( text, {
			ecc: 'M',
			boostEcc: false,
			maxVersion: MAX_VERSION,
			border: 0,
		} ).data;
	} catch {
		return null;
	}
}

/** Encodes squares as hexadecimal digits, four squares per digit. */
function hexOf( bits: readonly boolean[] ): string {
	const ones = bits.map( ( isDark ) => ( isDark ? '1' : '0' ) ).join( '' );
	return ones.replace( /.{1,4}/g, ( four ) =>
		parseInt( four.padEnd( 4, '0' ), 2 ).toString( 16 )
	);
}

/** Returns an SVG path of the dark squares: horizontal lines, one unit wide. The server creates the same path. */
export function pathOf( { side, squares }: Code ): string {
	const ones = squares.replace( /./g, ( digit ) =>
		parseInt( digit, 16 ).toString( 2 ).padStart( 4, '0' )
	);
	return Array.from( { length: side }, ( _, row ) =>
		[ ...ones.slice( row * side, ( row + 1 ) * side ).matchAll( /1+/g ) ]
			.map(
				( { index, 0: dark } ) =>
					`M${ index } ${ row }.5h${ dark.length }`
			)
			.join( '' )
	).join( '' );
}
