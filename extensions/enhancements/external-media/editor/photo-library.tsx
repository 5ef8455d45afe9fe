import { call } from '#shared/api';
import { Button, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { deleteConnection } from '../api';
import { messages } from '../messages';
import { ALBUMS, RECENT } from '../rules/browser-state';
import type { Filters } from '../rules/filters';
import { LibraryFilters } from './library-filters';
import type { MediaList } from './use-media-list';

/** Header of an author's own photo library: the account, and filters. */
export function PhotoLibrary( {
	list: { account, path, isCopying, dispatch, report },
	isPicked,
	album,
	filters,
	onlyImages,
	onGo,
	onFilter,
}: {
	list: MediaList;
	/**
	 * Whether the library contains only photos that the author has picked at the service. Filters and albums are then
	 * hidden.
	 */
	isPicked: boolean;
	album: string;
	filters: Filters;
	onlyImages: boolean;
	onGo( path: string ): void;
	onFilter( filters: Filters ): void;
} ): ReactNode {
	const [ isLeaving, setIsLeaving ] = useState( false );

	async function disconnect(): Promise< void > {
		setIsLeaving( true );
		try {
			await call( deleteConnection );
			dispatch( { kind: 'disconnected' } );
		} catch ( error ) {
			report( error );
			setIsLeaving( false );
		}
	}

	const isAlbum = path !== RECENT && path !== ALBUMS;
	return (
		<>
			{ account && (
				<div className="dovetail-media__account">
					{ account.image && (
						<img
							src={ account.image }
							alt=""
							width={ 32 }
							height={ 32 }
							referrerPolicy="no-referrer"
						/>
					) }
					<span>{ account.name }</span>
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						accessibleWhenDisabled
						isBusy={ isLeaving }
						disabled={ isLeaving || isCopying }
						onClick={ () => void disconnect() }
					>
						{ messages.disconnect() }
					</Button>
				</div>
			) }
			{ ! isPicked && (
				<div className="dovetail-media__controls">
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ messages.view() }
						value={ path === RECENT ? RECENT : ALBUMS }
						options={ [
							{ value: RECENT, label: messages.photos() },
							{ value: ALBUMS, label: messages.albums() },
						] }
						disabled={ isCopying }
						onChange={ onGo }
					/>
					{ path === RECENT && (
						<LibraryFilters
							filters={ filters }
							onlyImages={ onlyImages }
							isDisabled={ isCopying }
							onChange={ onFilter }
						/>
					) }
					{ isAlbum && (
						<nav aria-label={ messages.breadcrumb() }>
							<ol className="dovetail-media__breadcrumb">
								<li>
									<Button
										__next40pxDefaultSize
										variant="link"
										accessibleWhenDisabled
										disabled={ isCopying }
										onClick={ () => onGo( ALBUMS ) }
									>
										{ messages.albums() }
									</Button>
								</li>
								<li aria-current="page">{ album }</li>
							</ol>
						</nav>
					) }
				</div>
			) }
		</>
	);
}
