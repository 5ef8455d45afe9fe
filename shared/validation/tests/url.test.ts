import fc from 'fast-check';
import {
	isHttpUrl,
	isLinkAddress,
	isPictureAddress,
	isWebAddress,
	safeHref,
} from '../url';
import { HOSTILE_VALUES, anything } from './hostile';
import { readCases } from './read-cases';
import table from './url.cases.json';
import { anyText } from '../../../tests/harness/any-text';

const cases = readCases( table );

describe( 'isHttpUrl', () => {
	it.each( cases )(
		'returns $isHttpUrl: $why',
		( { value, isHttpUrl: is } ) => {
			expect( isHttpUrl( value ) ).toBe( is );
		}
	);

	it( 'accepts every web URL, and `new URL()` reads the host as written', () => {
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

describe( 'safeHref', () => {
	it.each( cases )(
		'returns the URL or null, as expected: $why',
		( { value, safeHref: href } ) => {
			expect( safeHref( value ) ).toBe( href );
		}
	);

	it.each( HOSTILE_VALUES )( 'returns null for %s', ( _, value ) => {
		expect( isHttpUrl( value ) ).toBe( false );
		expect( safeHref( value ) ).toBeNull();
	} );

	it( 'returns null or a URL with an allowed protocol and no invisible characters, for any input', () => {
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

describe( 'a saved URL', () => {
	it.each( [
		[ 'https://example.org/a.jpg', true ],
		[ '//example.org/a.jpg', true ],
		[ '/a.jpg', true ],
		[ 'a.jpg', true ],
		[ 'data:image/png;base64,AAAA', true ],
		[ '', false ],
		[ 'blob:https://example.org/1', false ],
		[ 'data:text/html,<script>', false ],
		[ ' javascript:alert(1)', false ],
		[ 'file:///etc/passwd', false ],
		[ 'http://', false ],
	] )( '%j is valid for an image: %p', ( address, expected ) => {
		expect( isPictureAddress( address ) ).toBe( expected );
	} );

	it.each( [
		[ 'https://example.org/', true ],
		[ '#part', true ],
		[ 'tel:+123', true ],
		[ '', false ],
		[ 'data:text/html,a', false ],
		[ 'JaVaScRiPt:alert(1)', false ],
	] )( '%j is valid for a link: %p', ( address, expected ) => {
		expect( isLinkAddress( address ) ).toBe( expected );
	} );
} );

describe( 'a relative or absolute URL', () => {
	it.each( [
		[ 'https://example.org/a.jpg', true, true ],
		[ 'http://example.org/a.jpg', true, true ],
		[ '/wp-content/uploads/a.jpg', true, true ],
		[ '//example.org/a.jpg', true, true ],
		[ 'data:image/png;base64,AAAA', false, true ],
		[ 'data:text/html,x', false, false ],
		[ 'blob:https://example.org/1', false, false ],
		[ 'java\nscript:alert(1)', false, false ],
		[ 'file:///etc/passwd', false, false ],
		[ 'https://', false, false ],
		[ '', false, false ],
	] )(
		'%j can be loaded by visitors: %p, and is valid for an image: %p',
		( address, web, any ) => {
			expect( isWebAddress( address ) ).toBe( web );
			expect( isPictureAddress( address ) ).toBe( any );
		}
	);
} );
