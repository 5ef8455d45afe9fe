import { parse, serialize, switchToBlockType } from '@wordpress/blocks';
import { registerBlocks } from '../../../../tests/harness/editor';
import { slideshow } from '..';

const image = ( id: number ) =>
	`<!-- wp:image {"id":${ id },"sizeSlug":"medium"} --><figure class="wp-block-image size-medium"><img src="https://example.org/${ id }.jpg" alt="" class="wp-image-${ id }"/></figure><!-- /wp:image -->`;
const FOREIGN =
	'<!-- wp:image --><figure class="wp-block-image"><img src="https://elsewhere.example/a.jpg" alt=""/></figure><!-- /wp:image -->';

describe( 'several images', () => {
	beforeAll( () => registerBlocks( { blocks: [ slideshow ] } ) );

	// spec: 002-5-7
	it( 'become a slideshow of those with both an ID and a URL; the others stay', () => {
		const made = switchToBlockType(
			parse( image( 1 ) + FOREIGN + image( 2 ) ),
			'dovetail/slideshow'
		);
		expect( made?.map( ( { name } ) => name ) ).toEqual( [
			'dovetail/slideshow',
			'core/image',
		] );
		expect( serialize( made ?? [] ) ).toContain(
			'{"ids":[1,2],"sizeSlug":"medium"}'
		);
	} );

	it( 'without IDs are not transformed', () => {
		expect(
			switchToBlockType(
				parse( FOREIGN + FOREIGN ),
				'dovetail/slideshow'
			)
		).toBeNull();
	} );
} );
