import fc from 'fast-check';
import { isHttpUrl, safeHref } from '#shared/validation';
import { HOSTILE, anything } from './hostile';
import { readCases } from './read-cases';
import table from './url.cases.json';
import { anyText } from '../../../tests/harness/any-text';

const cases = readCases( table );

describe( 'a whole http or https URL', () => {
	it.each( cases )( 'of $why: $isHttpUrl', ( { value, isHttpUrl: is } ) => {
		expect( isHttpUrl( value ) ).toBe( is );
	} );

	it( 'is taken by URL, with the host that stands there', () => {
		fc.assert(
			fc.property(
				fc.webUrl( { withQueryParameters: true } ),
				( url ) => {
					expect( isHttpUrl( url ) ).toBe( true );
					expect( new URL( url ).host ).toBe(
						url.split( /[/?#]/ )[ 2 ]
					);
				}
			)
		);
	} );
} );

describe( 'the address of a link', () => {
	it.each( cases )( 'for $why', ( { value, safeHref: href } ) => {
		expect( safeHref( value ) ).toBe( href );
	} );

	it.each( HOSTILE )( 'is not %s', ( _, value ) => {
		expect( isHttpUrl( value ) ).toBe( false );
		expect( safeHref( value ) ).toBeNull();
	} );

	it( 'has one of four protocols and nothing invisible, whatever comes in', () => {
		const disguise = fc
			.tuple(
				fc.constantFrom(
					'',
					' ',
					'\t',
					'\u0001',
					'\u200f',
					'//',
					'https:'
				),
				fc.constantFrom(
					'javascript:',
					'java\nscript:',
					'data:',
					'https://',
					'mailto:',
					'tel:'
				),
				anyText
			)
			.map( ( parts ) => parts.join( '' ) );
		fc.assert(
			fc.property( fc.oneof( disguise, anything ), ( value ) => {
				const href = safeHref( value );
				return (
					href === null ||
					( [ 'http:', 'https:', 'mailto:', 'tel:' ].includes(
						new URL( href ).protocol
					) &&
						! /[\s\p{Cc}\p{Cf}"<>\\]/u.test( href ) )
				);
			} ),
			{ numRuns: 1000 }
		);
	} );
} );
