import { errorMessage } from '#shared/api';
import { failure } from '#shared/request';
import { useRef, useState } from '@wordpress/element';
import type { LibraryMedia, Service } from '../api';
import { copyOne, type Details } from './sources';

type ToImport = { id: string; details: Details };

type ImportEnd = {
	imported: LibraryMedia[];
	/** Items that were not imported, in order of selection. */
	rest: ToImport[];
	/** The error; null if all items were imported or the author stopped the import. */
	error: unknown;
	/** Error message; empty if there is no error. */
	why: string;
};

/**
 * Imports items one by one, to show progress and to allow stopping. Items imported before a stop or an error are kept.
 */
export function useImport(
	service: Service,
	postId: number | undefined
): {
	done: readonly string[];
	isStopping: boolean;
	run( items: readonly ToImport[] ): Promise< ImportEnd >;
	/** Stops after the current item. A second call stops immediately. */
	stop(): void;
} {
	const [ done, setDone ] = useState< readonly string[] >( [] );
	const [ isStopping, setIsStopping ] = useState( false );
	const control = useRef( { isStopped: false, call: new AbortController() } );

	return {
		done,
		isStopping,
		async run( items ) {
			const own = { isStopped: false, call: new AbortController() };
			control.current = own;
			setIsStopping( false );
			setDone( [] );
			const imported: LibraryMedia[] = [];
			const end = ( error: unknown, why: string ): ImportEnd => ( {
				imported,
				rest: items.slice( imported.length ),
				error,
				why,
			} );
			for ( const { id, details } of items ) {
				if ( own.isStopped ) {
					return end( null, '' );
				}
				try {
					const copied = await copyOne(
						service,
						details,
						postId,
						own.call.signal
					);
					if ( copied.kind === 'refused' ) {
						const error = failure( 'unknown_error' );
						return end(
							error,
							copied.message.trim() || errorMessage( error )
						);
					}
					imported.push( copied.media );
					setDone( ( ids ) => [ ...ids, id ] );
				} catch ( error ) {
					return own.call.signal.aborted
						? end( null, '' )
						: end( error, errorMessage( error ) );
				}
			}
			return end( null, '' );
		},
		stop() {
			if ( control.current.isStopped ) {
				control.current.call.abort();
			}
			control.current.isStopped = true;
			setIsStopping( true );
		},
	};
}
