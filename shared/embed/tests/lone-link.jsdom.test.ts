import { loneLinks } from '../editor/lone-link';

const FIRST_URL = 'https://calendly.com/anna/30min';
const SECOND_URL = 'https://example.org/two?a=1&b=2';

const link = ( url: string, words = '' ) => ( {
	url,
	text: words || url,
	words,
} );

describe( 'a paragraph’s links', () => {
	it.each( [
		[ FIRST_URL, [ link( FIRST_URL ) ] ],
		[ ` ${ FIRST_URL } `, [ link( FIRST_URL ) ] ],
		[ `\u202a${ FIRST_URL }\u202c`, [ link( FIRST_URL ) ] ],
		[ 'calendly.com/anna', [ link( 'calendly.com/anna' ) ] ],
		[
			`<a href="${ FIRST_URL }">${ FIRST_URL }</a>`,
			[ link( FIRST_URL ) ],
		],
		[
			`<strong><a href="${ FIRST_URL }">Book me</a></strong>`,
			[ link( FIRST_URL, 'Book me' ) ],
		],
		[
			`${ FIRST_URL }<br>https://example.org/two?a=1&amp;b=2`,
			[ link( FIRST_URL ), link( SECOND_URL ) ],
		],
		[
			`<strong>${ FIRST_URL }<br/>${ SECOND_URL }</strong>`,
			[ link( FIRST_URL ), link( SECOND_URL ) ],
		],
		[ `<br>${ FIRST_URL }<br><br>`, [ link( FIRST_URL ) ] ],
		[
			'&lt;iframe src="x"&gt;<br>&lt;/iframe&gt;',
			[ link( '<iframe src="x"></iframe>' ) ],
		],
		[
			'https://example.org/?to=https://example.org/',
			[ link( 'https://example.org/?to=https://example.org/' ) ],
		],
	] )(
		'are found if each line contains only a link: %j',
		( content, links ) => {
			expect( loneLinks( content ) ).toEqual( links );
		}
	);

	it.each( [
		'',
		'Hello',
		`${ FIRST_URL } on weekdays`,
		`Book: ${ FIRST_URL }`,
		`(${ FIRST_URL })`,
		`Book:${ FIRST_URL }`,
		`${ FIRST_URL }<br>on weekdays`,
		`Book<br>${ FIRST_URL }`,
		`${ FIRST_URL }${ SECOND_URL }`,
		`<a href="${ FIRST_URL }${ SECOND_URL }">${ FIRST_URL }${ SECOND_URL }</a>`,
		`<a href="${ FIRST_URL }">Book</a> me`,
		`<a href="${ FIRST_URL }">one</a><a href="${ SECOND_URL }">two</a>`,
		'ann@example.com',
	] )( 'are ignored if the paragraph has other text: %j', ( content ) => {
		expect( loneLinks( content ) ).toEqual( [] );
	} );
} );
