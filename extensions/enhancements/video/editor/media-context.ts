import { createContext } from '@wordpress/element';

/** What the media pickers inside a video block tell it, or may not do. */
export type MediaContextValue =
	| { kind: 'watched'; onUploading( isUploading: boolean ): void }
	| {
			kind: 'closed';
			/** The author wanted to upload, or to take something of the library. */
			onRefused(): void;
	  };

/** Null outside WordPress's video block. */
export const MediaContext = createContext< MediaContextValue | null >( null );
