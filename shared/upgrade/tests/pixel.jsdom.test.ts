import { createPixelSender } from '../analytics';

it( 'a pixel is asked for as a picture that tells no referrer and stands nowhere in the page', () => {
	const create = jest.spyOn( document, 'createElement' );
	createPixelSender( document )( 'https://pixel.example.net/t.gif?_en=a' );

	const pixel: unknown = create.mock.results[ 0 ]?.value;
	expect( pixel ).toHaveAttribute(
		'src',
		'https://pixel.example.net/t.gif?_en=a'
	);
	expect( pixel ).toHaveAttribute( 'referrerpolicy', 'no-referrer' );
	expect( pixel ).not.toBeInTheDocument();
} );
