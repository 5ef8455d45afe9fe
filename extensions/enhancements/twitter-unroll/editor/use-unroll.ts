import { call, errorMessage } from '#shared/api';
import { readInitialState } from '#shared/initial-state';
import { ApiError } from '#shared/request';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useRegistry } from '@wordpress/data';
import { useSyncExternalStore } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { copyThreadMedia, gatherThread } from '../api';
import { messages } from '../messages';
import { mediaOf, readItems, type ThreadItem } from '../rules/items';
import type { ThreadAddress } from '../rules/thread-address';
import { blocksOf, type Copies } from './blocks-of';

type Registry = ReturnType< typeof useRegistry >;

/** Client IDs of the blocks whose threads are loading. The button unmounts when its block is deselected. */
const gathering = new Set< string >();

const listeners = new Set< () => void >();

function subscribe( listener: () => void ): () => void {
	listeners.add( listener );
	return () => listeners.delete( listener );
}

function setIsGathering( clientId: string, isGathering: boolean ): void {
	if ( isGathering ) {
		gathering.add( clientId );
	} else {
		gathering.delete( clientId );
	}
	listeners.forEach( ( listener ) => listener() );
}

/**
 * Replaces a block with a thread's content in one undo step. On failure, the block is unchanged. If the author has
 * changed the block meanwhile, inserts the thread after it.
 */
export function useUnroll( clientId: string ): {
	isGathering: boolean;
	unroll( thread: ThreadAddress ): void;
} {
	const registry = useRegistry();
	const isGathering = useSyncExternalStore( subscribe, () =>
		gathering.has( clientId )
	);
	return {
		isGathering,
		unroll( thread ) {
			if ( gathering.has( clientId ) ) {
				return;
			}
			setIsGathering( clientId, true );
			const before = typedIn( registry, clientId );
			void replace( registry, clientId, before, thread )
				.catch( ( error ) =>
					registry
						.dispatch( noticesStore )
						.createErrorNotice( sentenceOf( error ), NOTICE )
				)
				.finally( () => setIsGathering( clientId, false ) );
		},
	};
}

/** All notices share an ID, so a new notice replaces the previous one. */
const NOTICE = { id: 'dovetail-unroll' };

/** Returns the error's own message, or a message about the import if the response is malformed. */
const sentenceOf = ( error: unknown ) =>
	error instanceof ApiError && error.code === 'unexpected_answer'
		? messages.failed()
		: errorMessage( error );

async function replace(
	registry: Registry,
	clientId: string,
	before: string,
	{ network, url }: ThreadAddress
): Promise< void > {
	const notices = registry.dispatch( noticesStore );
	const items = readItems( await call( gatherThread, { query: { url } } ) );
	if ( ! items.length ) {
		notices.createErrorNotice( messages.empty( network ), NOTICE );
		return;
	}
	const copies = await copy( items, url, registry );
	const editor = registry.select( blockEditorStore );
	// The author may have removed the block while the thread was loading.
	if ( ! editor.getBlock( clientId ) ) {
		return;
	}
	const blocks = blocksOf( items, copies );
	const { insertBlocks, replaceBlocks } =
		registry.dispatch( blockEditorStore );
	if ( typedIn( registry, clientId ) === before ) {
		const caption = String(
			editor.getBlockAttributes( clientId )?.caption ?? ''
		);
		await replaceBlocks( clientId, [
			...blocks,
			...( caption
				? [ createBlock( 'core/paragraph', { content: caption } ) ]
				: [] ),
		] );
	} else {
		// Keep what the author typed meanwhile.
		await insertBlocks(
			blocks,
			editor.getBlockIndex( clientId ) + 1,
			editor.getBlockRootClientId( clientId ) ?? undefined,
			false
		);
	}
	// WordPress silently ignores changes to locked blocks.
	if ( ! blocks.some( ( block ) => editor.getBlock( block.clientId ) ) ) {
		notices.createErrorNotice( messages.locked(), NOTICE );
		return;
	}
	const missing = new Set(
		mediaOf( items )
			.map( ( media ) => media.url )
			.filter( ( each ) => ! copies.has( each ) )
	).size;
	notices.createSuccessNotice( messages.done( network ), {
		type: 'snackbar',
	} );
	notices.createWarningNotice(
		[
			messages.unverified( network ),
			...( missing ? [ messages.notCopied( missing ) ] : [] ),
		].join( ' ' ),
		NOTICE
	);
}

/**
 * Returns what an author types into a block. WordPress changes other attributes by itself, for example when the preview
 * of an embed has loaded.
 */
function typedIn( registry: Registry, clientId: string ): string {
	const { url, caption, content } =
		registry.select( blockEditorStore ).getBlockAttributes( clientId ) ??
		{};
	return JSON.stringify( [ url, caption, content ].map( String ) );
}

/** Copies images and videos one by one, and skips failures. */
async function copy(
	items: readonly ThreadItem[],
	url: string,
	registry: Registry
): Promise< Copies > {
	const copies: Copies = new Map();
	if ( ! readInitialState().can.uploadFiles ) {
		return copies;
	}
	const editor = registry.select( 'core/editor' ) as
		{ getCurrentPostId(): unknown } | undefined;
	const post = editor?.getCurrentPostId();
	for ( const media of mediaOf( items ) ) {
		try {
			copies.set(
				media.url,
				await call( copyThreadMedia, {
					data: {
						url,
						media: media.url,
						...( typeof post === 'number' ? { post } : {} ),
					},
				} )
			);
		} catch {
			// A file that was not copied becomes a link.
		}
	}
	return copies;
}
