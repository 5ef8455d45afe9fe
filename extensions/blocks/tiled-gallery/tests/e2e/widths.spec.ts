import { readFileSync } from 'node:fs';
import { expect, php, test } from '#e2e';

type Case = [ number, number, boolean, number[] ];

const CASES = JSON.parse(
	readFileSync( new URL( '../widths.cases.json', import.meta.url ), 'utf8' )
) as Case[];

test( 'the server offers the same widths of a picture as the editor, whatever its size', async () => {
	expect(
		await php(
			`return array_map( static function ( $case ) {
				list( $width, $height, $is_square ) = $case;
				$tag = new WP_HTML_Tag_Processor( '<img src="https://example.com/a.jpg" data-width="' . $width . '" data-height="' . $height . '">' );
				$tag->next_tag();
				\\Dovetail\\Tiled_Gallery\\Sources::serve( $tag, 'https://cdn.example', $is_square );
				preg_match_all( '~ (\\d+)w~', (string) $tag->get_attribute( 'srcset' ), $found );
				return array( $width, $height, $is_square, array_map( 'intval', $found[1] ) );
			}, $input );`,
			CASES
		)
	).toEqual( CASES );
} );
