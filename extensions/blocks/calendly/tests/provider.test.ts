import { readAttributes } from '#shared/attributes';
import { DEFAULT_COLORS, attributes as schema } from '../attributes';
import { calendly } from '../provider';

const ANNA = 'https://calendly.com/anna-berg/first-meeting';
const parsed = ( pasted: string ) => calendly.parse( pasted )?.attributes;

// spec: 002-5-1
describe( 'text pasted for a calendar', () => {
	it.each( [
		[ ANNA, { url: ANNA } ],
		[ `  ${ ANNA }  `, { url: ANNA } ],
		[ 'calendly.com/anna', { url: 'https://calendly.com/anna' } ],
		[ 'http://calendly.com/anna', { url: 'https://calendly.com/anna' } ],
		[
			`<div class="calendly-inline-widget" data-url="${ ANNA }?hide_event_type_details=1&background_color=1a1a2e&amp;text_color=eee&primary_color=e94560" style="min-width:320px;height:700px;"></div><script type="text/javascript" src="https://assets.calendly.com/assets/external/widget.js" async></script>`,
			{
				url: ANNA,
				hideEventTypeDetails: true,
				backgroundColor: '1a1a2e',
				primaryColor: 'e94560',
			},
		],
		[
			`<link href="https://assets.calendly.com/assets/external/widget.css" rel="stylesheet"><a href="" onclick="Calendly.initPopupWidget({url: '${ ANNA }'});return false;">Book a time</a>`,
			{ url: ANNA, style: 'link', buttonText: 'Book a time' },
		],
		[
			`<script type="text/javascript">window.onload = function() { Calendly.initBadgeWidget({ url: '${ ANNA }?text_color=00ff00', text: 'Talk to Anna', color: '#0069ff', textColor: '#ffffff', branding: true }); }</script>`,
			{
				url: ANNA,
				style: 'link',
				buttonText: 'Talk to Anna',
				textColor: '00ff00',
			},
		],
		[
			`${ ANNA }?background_color=%23ffffff&text_color=12345&primary_color=1234567`,
			{ url: ANNA },
		],
		[ `${ ANNA } and https://calendly.com/berta`, { url: ANNA } ],
	] )( 'is parsed: %s', ( pasted, attributes ) => {
		expect( parsed( pasted ) ).toEqual( attributes );
		expect( calendly.parse( pasted )?.asks ).toBe( attributes.url );
	} );

	it( 'may contain any color, but the block uses only colors with six hexadecimal digits', () => {
		const pasted = parsed( `${ ANNA }?background_color=zzzzzz` );
		expect( pasted ).toEqual( { url: ANNA, backgroundColor: 'zzzzzz' } );
		expect(
			readAttributes( schema, pasted ?? {} ).backgroundColor
		).toBeUndefined();
	} );

	it( 'is resolved by the site if it is a short URL', () => {
		expect( calendly.parse( 'https://calend.ly/anna' ) ).toEqual( {
			asks: 'https://calend.ly/anna',
		} );
	} );

	const REFUSED = [ 'Anna', 'https://calendly.com' ];
	it.each( REFUSED.map( ( pasted ) => [ pasted.slice( 0, 60 ), pasted ] ) )(
		'is rejected: %s',
		( _, pasted ) => {
			expect( calendly.parse( pasted ) ).toBeNull();
		}
	);
} );

describe( 'a calendar’s URL', () => {
	// spec: 002-9-6
	it( 'contains exactly the colors that the author set, even default colors', () => {
		expect( DEFAULT_COLORS ).toEqual( {
			backgroundColor: 'ffffff',
			primaryColor: '00A2FF',
			textColor: '4D5055',
		} );
		const link = ( colors: object ) =>
			calendly.link( readAttributes( schema, { url: ANNA, ...colors } ) );
		expect( link( {} ) ).toBe( ANNA );
		expect( link( DEFAULT_COLORS ) ).toBe(
			`${ ANNA }?background_color=ffffff&text_color=4D5055&primary_color=00A2FF`
		);
		expect( link( { primaryColor: '00A2FF' } ) ).toBe(
			`${ ANNA }?primary_color=00A2FF`
		);
	} );
} );
