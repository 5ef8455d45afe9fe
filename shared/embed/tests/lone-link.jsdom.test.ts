import { loneLinks } from '../editor/lone-link';

const ONE = 'https://calendly.com/anna/30min';
const TWO = 'https://example.org/two?a=1&b=2';

const link = ( url: string, words = '' ) => ( {
	url,
	text: words || url,
	words,
} );

describe( 'the links of a paragraph', () => {
	it.each( [
		[ ONE, [ link( ONE ) ] ],
		[ ` ${ ONE } `, [ link( ONE ) ] ],
		[ `\u202a${ ONE }\u202c`, [ link( ONE ) ] ],
		[ 'calendly.com/anna', [ link( 'calendly.com/anna' ) ] ],
		[ `<a href="${ ONE }">${ ONE }</a>`, [ link( ONE ) ] ],
		[
			`<strong><a href="${ ONE }">Book me</a></strong>`,
			[ link( ONE, 'Book me' ) ],
		],
		[
			`${ ONE }<br>https://example.org/two?a=1&amp;b=2`,
			[ link( ONE ), link( TWO ) ],
		],
		[
			`<strong>${ ONE }<br/>${ TWO }</strong>`,
			[ link( ONE ), link( TWO ) ],
		],
		[ `<br>${ ONE }<br><br>`, [ link( ONE ) ] ],
		[
			'&lt;iframe src="x"&gt;<br>&lt;/iframe&gt;',
			[ link( '<iframe src="x"></iframe>' ) ],
		],
		[
			'https://example.org/?to=https://example.org/',
			[ link( 'https://example.org/?to=https://example.org/' ) ],
		],
	] )( 'are found in its lines: %j', ( content, links ) => {
		expect( loneLinks( content ) ).toEqual( links );
	} );

	it.each( [
		'',
		'Hello',
		`${ ONE } on weekdays`,
		`Book: ${ ONE }`,
		`(${ ONE })`,
		`Book:${ ONE }`,
		`${ ONE }<br>on weekdays`,
		`Book<br>${ ONE }`,
		`${ ONE }${ TWO }`,
		`<a href="${ ONE }${ TWO }">${ ONE }${ TWO }</a>`,
		`<a href="${ ONE }">Book</a> me`,
		`<a href="${ ONE }">one</a><a href="${ TWO }">two</a>`,
		'ann@example.com',
	] )( 'are ignored if there is other text: %j', ( content ) => {
		expect( loneLinks( content ) ).toEqual( [] );
	} );
} );
