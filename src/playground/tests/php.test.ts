import { phpValue } from '../php';

describe( 'phpValue', () => {
	it.each( [
		[ 'plain' ],
		[ "it's “quoted” <?php ?> $me \\ \n" ],
		[ { list: [ 1, true, null ], name: 'Zoë' } ],
		[ undefined ],
	] )(
		'encodes %j so that the value cannot end the PHP expression',
		( value ) => {
			const [ , base64 = '' ] =
				/^json_decode\( base64_decode\( '([A-Za-z0-9+/=]*)' \), true \)$/.exec(
					phpValue( value )
				) ?? [];
			expect(
				JSON.parse( Buffer.from( base64, 'base64' ).toString( 'utf8' ) )
			).toEqual( value ?? null );
		}
	);
} );
