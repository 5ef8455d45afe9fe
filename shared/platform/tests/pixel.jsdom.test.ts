import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { createPixelSender, recordEvent } from '../analytics';

/** Returns the images that the code creates. They are not attached to the page. */
function pixels(): HTMLElement[] {
	const create = jest.spyOn( document, 'createElement' );
	const asked: HTMLElement[] = [];
	create.mockImplementation( ( name: string ) => {
		const element = document.createElementNS(
			'http://www.w3.org/1999/xhtml',
			name
		) as HTMLElement;
		asked.push( element );
		return element;
	} );
	return asked;
}

it( 'an analytics pixel is an image that is loaded outside the page, without a referrer', () => {
	const [ asked, send ] = [ pixels(), createPixelSender( document ) ];
	send( 'https://pixel.example.net/t.gif?_en=a' );

	expect( asked[ 0 ] ).toHaveAttribute(
		'src',
		'https://pixel.example.net/t.gif?_en=a'
	);
	expect( asked[ 0 ] ).toHaveAttribute( 'referrerpolicy', 'no-referrer' );
	expect( asked[ 0 ] ).not.toBeInTheDocument();
} );

// spec: 000-7-10
it( 'an event from an offline browser is sent when the browser is online again', () => {
	Reflect.set( window, INITIAL_STATE_GLOBAL, {
		analytics: { enabled: true },
		services: { analytics: 'https://pixel.example.net' },
	} );
	const onLine = jest.spyOn( window.navigator, 'onLine', 'get' );
	const asked = pixels();

	onLine.mockReturnValue( false );
	recordEvent( 'jetpack_a', {} );
	recordEvent( 'jetpack_b', {} );
	expect( asked ).toEqual( [] );

	onLine.mockReturnValue( true );
	window.dispatchEvent( new Event( 'online' ) );
	expect(
		asked.map( ( pixel ) =>
			new URL( pixel.getAttribute( 'src' ) ?? '' ).searchParams.get(
				'_en'
			)
		)
	).toEqual( [ 'jetpack_a', 'jetpack_b' ] );
} );
