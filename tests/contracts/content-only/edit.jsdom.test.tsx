import { waitFor } from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { getBlockType, type Block } from '@wordpress/blocks';
import { select } from '@wordpress/data';
import { blocks } from '../../../extensions';
import { openEditor, registerBlocks } from '../../harness/editor';
import { fixtures } from '../../harness/fixtures';

const locked = ( content: string ) =>
	`<!-- wp:group {"templateLock":"contentOnly"} -->\n<div class="wp-block-group">${ content }</div>\n<!-- /wp:group -->`;

/** Whether a block has content attributes; `content-attributes.test.ts` checks which ones. */
const hasContent = ( name: string ) =>
	Object.values( getBlockType( name )?.attributes ?? {} ).some(
		( attribute ) => attribute?.role === 'content'
	);

const withInner = ( block: Block ): Block[] => [
	block,
	...block.innerBlocks.flatMap( withInner ),
];

beforeAll( () => {
	// jsdom cannot play media.
	HTMLMediaElement.prototype.play = async () => {};
	HTMLMediaElement.prototype.pause = () => {};
	HTMLMediaElement.prototype.load = () => {};
} );

describe( 'a pattern that locks everything except content', () => {
	registerBlocks( { blocks } );
	const slugs = [ ...new Set( fixtures.map( ( { slug } ) => slug ) ) ];

	it.each( slugs )(
		'still allows authors to edit the content attributes of %s',
		async ( slug ) => {
			const content = fixtures
				.filter( ( fixture ) => fixture.slug === slug )
				.map( ( fixture ) => fixture.content )
				.join( '\n\n' );
			const editor = await openEditor( {
				blocks,
				content: locked( content ),
			} );
			await waitFor( () =>
				expect(
					select( blockEditorStore ).getTemplateLock(
						editor.blocks()[ 0 ]?.clientId
					)
				).toBe( 'contentOnly' )
			);
			const { getBlockEditingMode } = select( blockEditorStore );
			const shut = editor
				.blocks()
				.flatMap( withInner )
				.filter(
					( { name, clientId } ) =>
						name.startsWith( 'dovetail/' ) &&
						hasContent( name ) &&
						getBlockEditingMode( clientId ) !== 'contentOnly'
				)
				.map( ( { name } ) => name );
			expect( shut ).toEqual( [] );
		}
	);
} );
