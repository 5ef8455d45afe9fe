import { parse, serialize, switchToBlockType } from '@wordpress/blocks';
import { slideshow } from '..';
import { registerBlocks } from '../../../../tests/harness/editor';
import { fromStage, type StageData, toStageAttributes } from '../markup';

function stage( attributes: Record< string, string > ): HTMLElement {
	const element = document.createElement( 'div' );
	for ( const [ name, value ] of Object.entries( attributes ) ) {
		element.setAttribute( name, value );
	}
	return element;
}

describe( 'the slideshow’s settings', () => {
	it.each< [ StageData ] >( [
		[ { effect: 'slide', seconds: 0 } ],
		[ { effect: 'fade', seconds: 0 } ],
		[ { effect: 'slide', seconds: 1 } ],
		[ { effect: 'fade', seconds: 5 } ],
	] )( 'are read back unchanged from the markup: %j', ( data ) => {
		expect( fromStage( stage( toStageAttributes( data ) ) ) ).toEqual(
			data
		);
	} );

	it.each( [
		[ {} ],
		[ { 'data-effect': 'cube', 'data-autoplay': '0' } ],
		[ { 'data-effect': '', 'data-autoplay': '6' } ],
		[ { 'data-autoplay': '' } ],
		[ { 'data-autoplay': '1.5' } ],
	] )( 'have defaults if the markup contains %j', ( attributes ) => {
		expect( fromStage( stage( attributes ) ) ).toEqual( {
			effect: 'slide',
			seconds: 0,
		} );
	} );
} );

const image = ( id: number ) =>
	`<!-- wp:image {"id":${ id },"sizeSlug":"medium"} --><figure class="wp-block-image size-medium"><img src="https://example.org/${ id }.jpg" alt="" class="wp-image-${ id }"/></figure><!-- /wp:image -->`;
const FOREIGN =
	'<!-- wp:image --><figure class="wp-block-image"><img src="https://elsewhere.example/a.jpg" alt=""/></figure><!-- /wp:image -->';

describe( 'several images', () => {
	beforeAll( () => registerBlocks( { blocks: [ slideshow ] } ) );

	// spec: 002-5-7
	it( 'with an ID become one slideshow, and other images stay separate blocks', () => {
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

	it( 'without an ID are not transformed', () => {
		expect(
			switchToBlockType(
				parse( FOREIGN + FOREIGN ),
				'dovetail/slideshow'
			)
		).toBeNull();
	} );
} );
