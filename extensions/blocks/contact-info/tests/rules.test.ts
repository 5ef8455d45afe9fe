import { readAttributes } from '#shared/attributes';
import { safeHref } from '#shared/validation';
import { FIELDS, phoneAttributes } from '../details/attributes';
import { linkEmails, linkPhone } from '../details/content';
import { numberFinder, readPhone, unlinkedEmail } from '../details/recognize';
import {
	type Address,
	addressLines,
	mapsAddress,
} from '../details/rules/address';
import { readContactLine } from '../rules/paragraph';
import cases from './phone.cases.json';

const address = ( fields: Partial< Address > ): Address => ( {
	...( Object.fromEntries(
		FIELDS.map( ( name ) => [ name, '' ] )
	) as Address ),
	...fields,
} );

describe( 'addressLines', () => {
	// spec: 001-2.3-2
	it.each( [
		[ {}, [] ],
		[ { address: '  ' }, [] ],
		[
			{ address: '12 Harbour Street', city: 'Galway' },
			[ '12 Harbour Street', 'Galway' ],
		],
		[
			{
				address: '1 Main St',
				addressLine2: 'Suite 2',
				addressLine3: 'c/o Ann',
				city: 'Springfield',
				region: 'OR',
				postal: '97403',
				country: 'USA',
			},
			[
				'1 Main St',
				'Suite 2',
				'c/o Ann',
				'Springfield, OR 97403',
				'USA',
			],
		],
		[ { postal: '80331', country: 'DE' }, [ '80331', 'DE' ] ],
		[ { city: 'Bern', postal: '3011' }, [ 'Bern, 3011' ] ],
	] )( 'turns the fields %j into the lines %j', ( fields, lines ) => {
		expect( addressLines( address( fields ) ) ).toEqual( lines );
	} );
} );

describe( 'mapsAddress', () => {
	it( 'returns a maps URL that contains the lines of an address', () => {
		const href = mapsAddress( [ "O'Neil & Co (left)", 'Köln' ] );
		expect( href ).toBe(
			'https://www.google.com/maps/search/?api=1&query=O%27Neil%20%26%20Co%20%28left%29%2C%20K%C3%B6ln'
		);
		expect( safeHref( href ) ).toBe( href );
		expect( mapsAddress( [ 'half \ud83d' ] ) ).toMatch(
			/half%20%EF%BF%BD$/
		);
	} );
} );

describe( 'email addresses in a line', () => {
	const written = ( line: string ) =>
		linkEmails( line )
			.map( ( { text, href } ) => ( href ? `<${ text }>` : text ) )
			.join( '' );

	// spec: 001-2.3-3
	it.each( [
		[ 'ann@example.com', '<ann@example.com>' ],
		[ 'ann@example.com.', '<ann@example.com>.' ],
		[ 'ann@example.com!?', '<ann@example.com>!?' ],
		[
			'Write to ann@example.com, please',
			'Write to <ann@example.com>, please',
		],
		[
			'ann@example.com bob@example.com',
			'<ann@example.com> <bob@example.com>',
		],
		[
			'ann@example.com,bob@example.com;',
			'<ann@example.com>,<bob@example.com>;',
		],
		[ '(ann@example.com)', '(<ann@example.com>)' ],
		[ '“ann@example.com”', '“<ann@example.com>”' ],
		[ 'ann@example.com/', '<ann@example.com>/' ],
		[ 'ann@example.com#', '<ann@example.com>#' ],
		[ 'ann@example.com-', '<ann@example.com>-' ],
		[ 'ann@example.com–', '<ann@example.com>–' ],
		[ 'ann@example.com — office', '<ann@example.com> — office' ],
		[ 'ann@example.com*', '<ann@example.com>*' ],
		[ 'ann@example.com(', '<ann@example.com>(' ],
		[ 'ann@example.com[', '<ann@example.com>[' ],
		[ 'ann@example.com|', '<ann@example.com>|' ],
		[ 'ann@example.com>', '<ann@example.com>>' ],
		[ '<ann@example.com>', '<<ann@example.com>>' ],
		[ 'ann@example.com+', '<ann@example.com>+' ],
		[ 'ann@example.com_', '<ann@example.com>_' ],
		[ 'ann@example.com。', '<ann@example.com>。' ],
		[ 'ann@example.com、谢谢', '<ann@example.com>、谢谢' ],
		[ 'ann@example.com！', '<ann@example.com>！' ],
		[ 'ann@example.com？', '<ann@example.com>？' ],
		[
			'邮箱：ann@example.com（办公室）',
			'邮箱：<ann@example.com>（办公室）',
		],
		[ 'ann@example.com(office)', '<ann@example.com>(office)' ],
		[ 'ann@example.com.au...', '<ann@example.com.au>...' ],
		[ '¿ann@example.com?', '¿<ann@example.com>?' ],
		[ '«ann@example.com»', '«<ann@example.com>»' ],
		[ "'ann@example.com'", "'<ann@example.com>'" ],
		[ '@ann@example.com', '@ann@example.com' ],
		[ 'ann@example.com@b', 'ann@example.com@b' ],
		[ 'ann@example.com_b', 'ann@example.com_b' ],
		[ 'ann@example.comé', 'ann@example.comé' ],
		[ 'ann@a.example.müller', 'ann@a.example.müller' ],
		[ 'üann@example.com', 'üann@example.com' ],
		[ 'ann@', 'ann@' ],
		[ 'ann@example', 'ann@example' ],
		[ 'mailto:ann@example.com', 'mailto:ann@example.com' ],
		[ 'no address', 'no address' ],
		[ '', '' ],
	] )( 'are linked: %j becomes %j', ( line, expected ) => {
		expect( written( line ) ).toBe( expected );
	} );

	it( 'are linked without the punctuation after them', () => {
		for ( let code = 0x21; code < 0x20000; code += 1 ) {
			const sign = String.fromCodePoint( code );
			if ( /\p{P}/u.test( sign ) && sign !== '@' && sign !== '＠' ) {
				expect( written( `Ask ann@example.com${ sign }` ) ).toBe(
					`Ask <ann@example.com>${ sign }`
				);
			}
		}
	} );

	it.each( [
		[ 'müller@example.org', 'müller@example.org' ],
		[ 'ann@example.com, info@müller.de.', 'info@müller.de' ],
		[ 'mailto:ann@example.com', 'mailto:ann@example.com' ],
		[ 'ann@example.com bob@', '' ],
		[ 'find us @home', '' ],
	] )(
		'that cannot be linked are reported (line %j, report %j)',
		( line, expected ) => {
			expect( unlinkedEmail( line ) ).toBe( expected );
		}
	);

	it( 'are linked without extra headers or recipients', () => {
		expect( linkEmails( "o'neil?bcc=x@example.com" ) ).toEqual( [
			{
				text: "o'neil?bcc=x@example.com",
				href: 'mailto:o%27neil%3Fbcc%3Dx@example.com',
			},
		] );
	} );
} );

describe( 'a line with a phone number', () => {
	// spec: 001-2.3-4
	it.each( [
		[
			'+1 (555) 010-9999',
			'',
			'+1 (555) 010-9999',
			'',
			'tel:+15550109999',
		],
		[ '091 555 0123', '', '091 555 0123', '', 'tel:0915550123' ],
		[
			'Call us: +353 91 555 0123',
			'Call us: ',
			'+353 91 555 0123',
			'',
			'tel:+353915550123',
		],
		[
			'Tel. 091-555.0123 (day)',
			'Tel. ',
			'091-555.0123',
			' (day)',
			'tel:0915550123',
		],
		[
			'+1 555 010 9999 ext. 12',
			'',
			'+1 555 010 9999 ext. 12',
			'',
			'tel:+15550109999;ext=12',
		],
		[
			'+1 555 010 9999 x12 or ask',
			'',
			'+1 555 010 9999 x12',
			' or ask',
			'tel:+15550109999;ext=12',
		],
		[
			'555 010 9999, extension 4',
			'',
			'555 010 9999, extension 4',
			'',
			'tel:5550109999;ext=4',
		],
		[
			'555 010 9999 (ext: 4)',
			'',
			'555 010 9999 (ext: 4)',
			'',
			'tel:5550109999;ext=4',
		],
		[ 'Ask at the desk', 'Ask at the desk', '', '', '' ],
		[ '', '', '', '', '' ],
	] )(
		'links its phone number if it has one: %j',
		( line, before, number, after, href ) => {
			const phone = { phone: line };
			expect( linkPhone( phone ) ).toEqual( {
				before,
				number,
				after,
				href,
			} );
			expect( href ? safeHref( href ) : '' ).toBe( href );
		}
	);

	// spec: 001-2.3-4
	it.each( cases )(
		'is linked by the country’s numbering rules: “$line” in $country',
		( { line, country, number, href } ) => {
			const attributes = { phone: line, ...readPhone( line, country ) };
			const link = linkPhone( attributes );
			expect( [ link.number, link.href ] ).toEqual( [ number, href ] );
			expect( link.before + link.number + link.after ).toBe( line );
			expect( href ? safeHref( href ) : '' ).toBe( href );
			expect( readAttributes( phoneAttributes, attributes ) ).toEqual(
				attributes
			);
		}
	);

	it( 'keeps the saved number, even if a later version would find another', () => {
		expect(
			linkPhone( {
				phone: 'Room 5550100: ٠٢ ٢٣٤٥',
				number: '٠٢ ٢٣٤٥',
				dials: '022345',
			} )
		).toMatchObject( { before: 'Room 5550100: ', href: 'tel:022345' } );
	} );

	it( 'is searched again for a number if it was edited by hand', () => {
		expect(
			linkPhone( {
				phone: 'Call 030 7654321',
				number: '030 1234567',
				dials: '0301234567',
			} )
		).toMatchObject( { number: '030 7654321', href: 'tel:0307654321' } );
	} );
} );

const kindIn = ( line: string, country: string, language = '' ) =>
	readContactLine( line, numberFinder( [ line ], { country, language } ) )
		.kind;

describe( 'a line of a paragraph', () => {
	it.each( [
		[ '1600 Pennsylvania Avenue', 'US' ],
		[ 'Springfield, OR 97403', 'US' ],
		[ 'Springfield, OR 97403-1234', 'US' ],
		[ 'Springfield, OR 97403-1234', '' ],
		[ '97403-1234', 'US' ],
		[ '97403-1234', '' ],
		[ 'P.O. Box 5550123', 'US' ],
		[ 'Suite 100', 'US' ],
		[ '10115 Berlin', 'DE' ],
		[ '10115 Berlin', '' ],
		[ 'D-10115 Berlin', 'DE' ],
		[ 'Hauptstraße 123', 'DE' ],
		[ '8001 Zürich', 'CH' ],
		[ '75008 Paris', 'FR' ],
		[ '1012 AB Amsterdam', 'NL' ],
		[ 'London SW1A 2AA', 'GB' ],
		[ '00-950 Warszawa', 'PL' ],
		[ '1000-205 Lisboa', 'PT' ],
		[ 'Salvador, BA 40020-000', 'BR' ],
		[ 'São Paulo - SP, 01310-100', 'BR' ],
		[ '〒100-0001 東京都千代田区千代田1-1', 'JP' ],
		[ 'New Delhi 110001', 'IN' ],
		[ '018956 Singapore', 'SG' ],
		[ 'Seoul 03187', 'KR' ],
		[ 'Since 1998', 'US' ],
		[ 'Mon-Fri 9-17', 'DE' ],
		[ 'Emergency: 112', 'DE' ],
	] )(
		'with a postal code or a house number is an address: %s (%s)',
		( line, country ) => {
			expect( kindIn( line, country ) ).toBe( 'address' );
		}
	);

	it.each( [
		[ '(212) 555-0199', 'US' ],
		[ '212.555.0199', 'US' ],
		[ '+1 212 555 0199', '' ],
		[ 'Tel. 091 555 0123', '' ],
		[ 'Phone: 555-0123', 'US' ],
		[ '☎ 555 0123', '' ],
		[ '030 1234567', 'DE' ],
		[ 'Call us 030/123 45-67', 'DE' ],
		[ '044 668 18 00', 'CH' ],
		[ '01 23 45 67 89', 'FR' ],
		[ '020 7946 0000', 'GB' ],
		[ '03-1234-5678', 'JP' ],
		[ '22 33 44 55', 'NO' ],
		[ '4003-1234', 'BR' ],
		[ '٠٢ ٢٣٤٥ ٦٧٨٩', 'EG' ],
	] )(
		'with a valid or labeled phone number is a phone number: %s (%s)',
		( line, country ) => {
			expect( kindIn( line, country ) ).toBe( 'phone' );
		}
	);

	it.each( [
		[ 'ann@example.com', 'email' ],
		[ 'Mail ann@example.com or 212 555 0199', 'email' ],
		[ 'Harbour Bakery', 'address' ],
	] )(
		'is an email only if it contains an email address: %s is “%s”',
		( line, kind ) => {
			expect( kindIn( line, 'US' ) ).toBe( kind );
		}
	);

	it.each( [
		[ [ '030 1234567', 'Germany' ], { country: 'US', language: 'en-US' } ],
		[ [ '030 1234567', 'Deutschland' ], { country: '', language: 'de' } ],
		[ [ '030 1234567' ], { country: '', language: 'de' } ],
		[ [ '030 1234567' ], { country: 'DE', language: 'en-US' } ],
	] )(
		'is checked by the rules of the country in the text, of the site or of the language: %j, %j',
		( lines, site ) => {
			const find = numberFinder( lines, site );
			expect( readContactLine( '030 1234567', find ) ).toEqual( {
				kind: 'phone',
				phone: '030 1234567',
				number: '030 1234567',
				dials: '0301234567',
			} );
		}
	);

	it( 'has no phone number if the country and the language are unknown', () => {
		expect(
			numberFinder( [ '030 1234567' ], { country: '', language: '?' } )(
				'030 1234567'
			)
		).toEqual( { number: '', dials: '' } );
	} );
} );
