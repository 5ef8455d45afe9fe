/**
 * The real block editor in jsdom: registers blocks with `registerAll` like WordPress, renders them with BlockList, and
 * serializes the post as it would be saved.
 */
import {
	blockName,
	type BlockDefinition,
	type BlockMetadata,
	type EnhancementDefinition,
} from '#shared/definitions';
import { registerAll, type Decision } from '../../src/registration';
import { blockMetadata } from './block-folders';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import {
	BlockEditorProvider,
	BlockInspector,
	BlockList,
	BlockToolbar,
	BlockTools,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { registerCoreBlocks } from '@wordpress/block-library';
import {
	getBlockType,
	parse,
	registerBlockType,
	serialize,
	switchToBlockType,
	unregisterBlockType,
} from '@wordpress/blocks';
import { Popover, SlotFillProvider } from '@wordpress/components';
import { store as coreStore, useEntityBlockEditor } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import type { ComponentProps } from 'react';

type ParsedBlock = ReturnType< typeof parse >[ number ];

/** A rendered block editor. */
export type OpenEditor = {
	user: UserEvent;
	/** Returns the post as it would be saved now. */
	saved(): string;
	blocks(): ParsedBlock[];
	/** Selects a block by its index, so that its toolbar and sidebar are shown. */
	selectBlock( index?: number ): Promise< void >;
	deselect(): Promise< void >;
	openPanel( title: string ): Promise< void >;
	isDirty(): boolean;
	/** Whether the editor has an undo step, including steps of posts that were open before. */
	hasUndo(): boolean;
	undo(): Promise< void >;
	redo(): Promise< void >;
	/** Transforms a block into another type and returns the post. */
	transform( to: string, index?: number ): string;
};

/** A block under test; may include metadata that real blocks have in block.json. */
type TestedBlock = BlockDefinition &
	Partial< Omit< BlockMetadata, 'variations' > >;

type Options = {
	blocks: readonly TestedBlock[];
	enhancements?: readonly EnhancementDefinition[];
	content?: string;
	settings?: Record< string, unknown >;
	/** Decision to apply to all blocks. By default, they are registered without a badge. */
	decision?: Decision;
};

const REGISTER: Decision = { kind: 'register', badge: null, upgradeTo: null };

/** Registers blocks as the editor does, and merges in the server's metadata as WordPress does. */
export function registerBlocks( {
	blocks,
	enhancements = [],
	decision = REGISTER,
}: Pick< Options, 'blocks' | 'enhancements' | 'decision' > ): void {
	const byName = new Map(
		blocks.map( ( block ) => [
			blockName( block.slug ),
			{
				title: block.slug[ 0 ]?.toUpperCase() + block.slug.slice( 1 ),
				...blockMetadata.get( block.slug ),
				...block,
				variations: block.variations?.map( ( variation ) => ( {
					...blockMetadata
						.get( block.slug )
						?.variations?.find(
							( { name } ) =>
								name === Reflect.get( variation, 'name' )
						),
					...variation,
				} ) ),
			},
		] )
	);
	registerAll(
		{
			blocks: blocks.map( ( definition ) => ( {
				definition,
				decision,
			} ) ),
			panels: [],
			enhancements: enhancements.map( ( definition ) => ( {
				definition,
				decision: REGISTER,
			} ) ),
			warnings: [],
		},
		{
			registerBlockType( name, settings ) {
				if ( getBlockType( name ) ) {
					unregisterBlockType( name );
				}
				const block = byName.get( name );
				const data = {
					...block,
					// Copy the object, because WordPress adds attributes for supports to it.
					attributes: { ...block?.attributes },
					...withoutUndefined( settings ),
					variations: block?.variations,
					name,
					apiVersion: 3,
				};
				registerBlockType( name, data as never );
			},
			getCategories: () =>
				[ ...blockMetadata.values() ].map( ( { category } ) => ( {
					slug: category,
				} ) ),
			registerPlugin() {},
			addFilter: addFilter as never,
			warn() {},
			showStatusNotices() {},
		}
	);
	// Register WordPress's blocks after the plugin's filters, as WordPress does.
	if ( ! getBlockType( 'core/paragraph' ) ) {
		registerCoreBlocks();
	}
}

function withoutUndefined( settings: object ): object {
	return Object.fromEntries(
		Object.entries( settings ).filter(
			( [ , value ] ) => value !== undefined
		)
	);
}

/** A fake entity kind for posts that exist only in `core-data`, where they have undo levels, and on no server. */
const KIND = 'dovetail';
const NAME = 'post';

let posts = 0;

/** Stores a post in `core-data`, as if the server had returned it. */
function receivePost( content: string ): string {
	const id = `post-${ ++posts }`;
	const core = dispatch( coreStore );
	if ( posts === 1 ) {
		core.addEntities( [
			{
				kind: KIND,
				name: NAME,
				label: NAME,
				baseURL: '',
				rawAttributes: [ 'content' ],
				transientEdits: { blocks: true, selection: true },
			},
		] );
	}
	core.receiveEntityRecords( KIND, NAME, [ { id, content } ] );
	for ( const selector of [
		'getEntityRecord',
		'getEditedEntityRecord',
	] as const ) {
		core.finishResolution( selector, [ KIND, NAME, id ] );
	}
	return id;
}

/**
 * Opens a post in the editor and waits until its blocks have loaded their controls. WordPress's own code groups changes
 * into undo steps, as in the post editor.
 */
export async function openEditor( {
	content = '',
	settings = {},
	...registration
}: Options ): Promise< OpenEditor > {
	registerBlocks( registration );
	const id = receivePost( content );
	let opened: ParsedBlock[] = [];
	const current = (): ParsedBlock[] => {
		const post = select( coreStore ).getEditedEntityRecord(
			KIND,
			NAME,
			id
		) as { blocks?: ParsedBlock[] };
		return post.blocks ?? opened;
	};

	function Editor() {
		const [ blocks, onInput, onChange ] = useEntityBlockEditor(
			KIND,
			NAME,
			{ id }
		);
		opened = blocks as ParsedBlock[];
		const write = { onInput, onChange } as Pick<
			ComponentProps< typeof BlockEditorProvider >,
			'onInput' | 'onChange'
		>;
		return (
			<SlotFillProvider>
				<BlockEditorProvider
					value={ opened }
					settings={ { hasFixedToolbar: true, ...settings } }
					useSubRegistry={ false }
					{ ...write }
				>
					<div data-testid="toolbar">
						<BlockToolbar hideDragHandle />
					</div>
					<div data-testid="inspector">
						<BlockInspector />
					</div>
					<BlockTools>
						<BlockList />
					</BlockTools>
				</BlockEditorProvider>
				<Popover.Slot />
			</SlotFillProvider>
		);
	}

	const user = userEvent.setup();
	render( <Editor /> );
	await waitFor( () =>
		expect( document.querySelector( '[aria-busy="true"]' ) ).toBeNull()
	);

	return {
		user,
		saved: () => serialize( current() ),
		blocks: current,
		isDirty: () =>
			select( coreStore ).hasEditsForEntityRecord( KIND, NAME, id ),
		hasUndo: () => select( coreStore ).hasUndo(),
		async selectBlock( index = 0 ) {
			const { clientId } = at( current(), index );
			await act( async () => {
				await dispatch( blockEditorStore ).selectBlock( clientId );
			} );
		},
		async deselect() {
			await act( async () => {
				await dispatch( blockEditorStore ).clearSelectedBlock();
			} );
		},
		async openPanel( title ) {
			await user.click(
				within( inspector() ).getByRole( 'button', {
					name: title,
					expanded: false,
				} )
			);
		},
		async undo() {
			await act( async () => dispatch( coreStore ).undo() );
		},
		async redo() {
			await act( async () => dispatch( coreStore ).redo() );
		},
		transform( to, index = 0 ) {
			return serialize(
				switchToBlockType( at( current(), index ), to ) ?? []
			);
		},
	};
}

function at( blocks: readonly ParsedBlock[], index: number ): ParsedBlock {
	const block = blocks[ index ];
	if ( ! block ) {
		throw new Error( `The post has no block ${ index }.` );
	}
	return block;
}

export function inspector(): HTMLElement {
	return screen.getByTestId( 'inspector' );
}

/** Returns the titles of the open panels in the sidebar. */
export function openPanels(): string[] {
	return within( inspector() )
		.queryAllByRole( 'button', { expanded: true } )
		.map( ( { textContent } ) => textContent ?? '' );
}
