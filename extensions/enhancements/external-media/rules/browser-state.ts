import type { MediaItem, MediaPage } from '../api';

/** Path of a library's initial folder. */
export const RECENT = 'recent';

/** Path of the folder that lists the albums. */
export const ALBUMS = '/';

/** State of the media browser. */
export type BrowserState = {
	account: MediaPage[ 'account' ];
	media: readonly MediaItem[];
	/** Cursor of the next page; empty on the last page. */
	nextHandle: string;
	isLoading: boolean;
	isCopying: boolean;
	/** Whether the author is authenticated. Assumed to be true until the service rejects a request. */
	isAuthenticated: boolean;
	path: string;
};

export const FIRST_STATE: BrowserState = {
	account: null,
	media: [],
	nextHandle: '',
	isLoading: false,
	isCopying: false,
	isAuthenticated: true,
	path: RECENT,
};

export type BrowserEvent =
	/** The author opened another view, folder, filter or search, so discard the previous list. */
	| { kind: 'went'; path: string }
	| { kind: 'asked' }
	| { kind: 'listed'; page: MediaPage }
	| { kind: 'failed'; code: string }
	| { kind: 'authorized' }
	| { kind: 'disconnected' }
	| { kind: 'copying'; isCopying: boolean };

/** Returns the state after an event. */
export function browserState(
	state: BrowserState,
	event: BrowserEvent
): BrowserState {
	switch ( event.kind ) {
		case 'went':
			return { ...emptied( state ), path: event.path };
		case 'asked':
			return { ...state, isLoading: true };
		case 'listed':
			return {
				...state,
				isLoading: false,
				account: event.page.account ?? state.account,
				media: withNew( state.media, event.page.media ),
				nextHandle: event.page.next,
			};
		case 'failed':
			return {
				...state,
				isLoading: false,
				isAuthenticated:
					state.isAuthenticated &&
					event.code !== 'authorization_required',
			};
		case 'authorized':
			return { ...emptied( state ), isAuthenticated: true };
		case 'disconnected':
			return {
				...emptied( state ),
				account: null,
				path: RECENT,
				isAuthenticated: false,
			};
		case 'copying':
			return { ...state, isCopying: event.isCopying };
	}
}

const emptied = ( state: BrowserState ): BrowserState => ( {
	...state,
	media: [],
	nextHandle: '',
} );

/** Appends items without duplicates. Duplicates occur if a library grows between two pages. */
function withNew(
	known: readonly MediaItem[],
	more: readonly MediaItem[]
): readonly MediaItem[] {
	const ids = new Set( known.map( ( { id } ) => id ) );
	return [ ...known, ...more.filter( ( { id } ) => ! ids.has( id ) ) ];
}
