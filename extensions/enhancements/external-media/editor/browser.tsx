import { readInitialState } from '#shared/initial-state';
import { speak } from '@wordpress/a11y';
import { Button, Modal, Notice } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import type { LibraryMedia, MediaItem, Service } from '../api';
import { messages } from '../messages';
import { RECENT } from '../rules/browser-state';
import { captionWith } from '../rules/credit';
import { fileNameOf } from '../rules/openverse';
import { filterQuery, NO_FILTERS } from '../rules/filters';
import { isPickedElsewhere, takesOnlyImages } from '../rules/picker';
import { canSelect, firstWords, MAX_SELECTED, toggleItem } from '../rules/grid';
import { Authorize } from './authorize';
import { ItemDetails } from './item-details';
import { Grid } from './grid';
import { PhotoLibrary } from './photo-library';
import type { Details } from './sources';
import { StockSearch } from './stock-search';
import { useImport } from './use-import';
import { useMediaList } from './use-media-list';

type Written = Pick< Details, 'alt' | 'title' | 'fileName' >;

const DESCRIPTION = 'dovetail-media-description';

/** The modal for searching, selecting and importing media of a source. */
export function Browser( {
	source,
	isMultiple,
	allowedTypes,
	postId,
	onClose,
	onImported,
}: {
	source: Service;
	isMultiple: boolean;
	allowedTypes: readonly string[];
	postId: number | undefined;
	onClose(): void;
	/** Called with the imported media; never with an empty list. */
	onImported( media: readonly LibraryMedia[] ): void;
} ): ReactNode {
	const onlyImages = takesOnlyImages( allowedTypes );
	const [ filters, setFilters ] = useState( NO_FILTERS );
	const [ album, setAlbum ] = useState( '' );
	const [ words, setWords ] = useState( () => firstWords( Math.random() ) );
	const isLibrary = source === 'google_photos';
	const list = useMediaList(
		source,
		( path ) => ( {
			filter:
				isLibrary && path === RECENT
					? filterQuery( filters, onlyImages, new Date() )
					: '',
			search: isLibrary ? '' : words,
		} ),
		( { kind } ) => kind !== 'video' || ! onlyImages
	);
	const [ selected, setSelected ] = useState< readonly MediaItem[] >( [] );
	const [ written, setWritten ] = useState<
		Readonly< Record< string, Partial< Written > > >
	>( {} );
	const { done, isStopping, run, stop } = useImport( source, postId );
	const { createErrorNotice, createWarningNotice } =
		useDispatch( noticesStore );
	const { isCopying, isAuthenticated } = list;
	useEffect( () => {
		if ( ! isAuthenticated ) {
			setSelected( [] );
		}
	}, [ isAuthenticated ] );
	const hasChoice = canSelect( selected, isCopying );

	const detailsOf = ( item: MediaItem ): Written => ( {
		alt: item.alt,
		title: item.title,
		fileName: item.fileName || fileNameOf( item.name || item.title ),
		...written[ item.id ],
	} );

	async function insert(): Promise< void > {
		list.report( null );
		list.dispatch( { kind: 'copying', isCopying: true } );
		const { imported, rest, error, why } = await run(
			selected.map( ( item ) => ( {
				id: item.id,
				details: {
					...detailsOf( item ),
					guid: item.guid,
					caption: captionWith( item.caption, item.credit ),
				},
			} ) )
		);
		if ( imported.length ) {
			onClose();
			onImported( imported );
			if ( rest.length ) {
				const sentence = messages.leftOut(
					why,
					rest.map(
						( { details } ) => details.title || messages.untitled()
					)
				);
				void ( why ? createErrorNotice : createWarningNotice )(
					sentence
				);
			}
			return;
		}
		list.dispatch( { kind: 'copying', isCopying: false } );
		if ( error ) {
			list.report( error, why );
		}
	}

	function go( path: string ): void {
		setSelected( [] );
		list.dispatch( { kind: 'went', path } );
	}

	return (
		<Modal
			className="dovetail-media"
			size="fill"
			title={ messages.title( isCopying ) }
			aria={ { describedby: DESCRIPTION } }
			shouldCloseOnClickOutside={ false }
			onRequestClose={ () => ( isCopying ? stop() : onClose() ) }
		>
			<div className="dovetail-media__window">
				<p id={ DESCRIPTION }>{ messages.description( isCopying ) }</p>
				{ list.problem && (
					<Notice
						status="error"
						isDismissible={ false }
						actions={
							list.media.length || isCopying
								? []
								: [
										{
											label: messages.retry(),
											onClick: list.retry,
											variant: 'secondary',
										},
									]
						}
					>
						{ list.problem }
					</Notice>
				) }
				{ isLibrary && isAuthenticated && (
					<PhotoLibrary
						list={ list }
						isPicked={ isPickedElsewhere(
							readInitialState().mediaSources,
							source
						) }
						album={ album }
						filters={ filters }
						onlyImages={ onlyImages }
						onGo={ go }
						onFilter={ ( next ) => {
							setSelected( [] );
							setFilters( next );
						} }
					/>
				) }
				{ isLibrary && ! isAuthenticated && (
					<Authorize
						onAuthorized={ () =>
							list.dispatch( { kind: 'authorized' } )
						}
						onFailed={ list.report }
					/>
				) }
				{ ! isLibrary && (
					<StockSearch
						source={ source }
						last={ words }
						isCopying={ isCopying }
						onSearch={ ( next ) => {
							setSelected( [] );
							setWords( next );
						} }
					/>
				) }
				{ isAuthenticated && (
					<div className="dovetail-media__middle">
						<Grid
							list={ list }
							selected={ selected }
							done={ done }
							onToggle={ ( item ) => {
								const next = toggleItem(
									selected,
									item,
									isMultiple
								);
								setSelected( next );
								speak(
									messages.selected(
										next.length,
										MAX_SELECTED
									)
								);
							} }
							onOpenFolder={ ( { id, name, title } ) => {
								setAlbum( name || title );
								go( id );
							} }
						/>
						{ selected.length > 0 && (
							<ItemDetails
								items={ selected }
								isDisabled={ isCopying }
								detailsOf={ detailsOf }
								onChange={ ( { id }, change ) =>
									setWritten( {
										...written,
										[ id ]: { ...written[ id ], ...change },
									} )
								}
							/>
						) }
					</div>
				) }
				{ isAuthenticated && (
					<div className="dovetail-media__footer">
						<p role="status">
							{ isCopying
								? messages.progress(
										done.length,
										selected.length
									)
								: selected.length > 0 &&
									messages.selected(
										selected.length,
										isMultiple ? MAX_SELECTED : Infinity
									) }
						</p>
						{ isCopying && (
							<Button
								__next40pxDefaultSize
								variant="secondary"
								onClick={ stop }
							>
								{ isStopping
									? messages.stopping()
									: messages.stop() }
							</Button>
						) }
						<Button
							__next40pxDefaultSize
							variant="primary"
							accessibleWhenDisabled
							isBusy={ isCopying }
							disabled={ ! hasChoice }
							onClick={ () => void insert() }
						>
							{ isCopying
								? messages.inserting()
								: messages.select() }
						</Button>
					</div>
				) }
			</div>
		</Modal>
	);
}
