import { speak } from '@wordpress/a11y';
import { Button, Spinner } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { KeyboardEvent, ReactNode } from 'react';
import { PAGE_SIZE, type MediaItem } from '../api';
import { messages } from '../messages';
import { movedTo } from '../rules/grid';
import { isFocusLost } from './is-focus-lost';
import { Tile } from './tile';
import { useColumns } from './use-columns';
import type { MediaList } from './use-media-list';

/** What a source has, one stop for the Tab key: arrows move the focus, space and enter choose. */
export function Grid( {
	list: { media, nextHandle, isLoading, isCopying, isListed, more },
	selected,
	done,
	onToggle,
	onOpenFolder,
}: {
	list: MediaList;
	selected: readonly MediaItem[];
	/** Ids of what is imported. */
	done: readonly string[];
	onToggle( item: MediaItem ): void;
	onOpenFolder( item: MediaItem ): void;
} ): ReactNode {
	const [ current, setCurrent ] = useState( 0 );
	const results = useRef< HTMLDivElement >( null );
	const root = useRef< HTMLUListElement >( null );
	const columns = useColumns( root );
	const firstNew = useRef< number | null >( null );
	const count = media.length;
	const tabStop = Math.min( current, Math.max( count - 1, 0 ) );
	const tileAt = ( index: number ) =>
		root.current?.querySelectorAll( 'button' )[ index ];

	useEffect( () => {
		if ( ! isListed || isLoading ) {
			return;
		}
		if ( count || ! nextHandle ) {
			speak( count ? messages.found( count ) : messages.nothingFound() );
		}
		// The pressed button may have been removed.
		if ( firstNew.current !== null || isFocusLost( results.current ) ) {
			( tileAt( firstNew.current ?? 0 ) ?? results.current )?.focus();
			firstNew.current = null;
		}
	}, [ isListed, isLoading, count, nextHandle ] );

	function handleKey( event: KeyboardEvent ): void {
		const to = movedTo( event.key, tabStop, {
			count,
			columns,
			isRtl: isRightToLeft( event.currentTarget ),
		} );
		if ( to !== null ) {
			event.preventDefault();
			tileAt( to )?.focus();
		}
	}

	return (
		<div
			ref={ results }
			className="dovetail-media__results"
			tabIndex={ -1 }
			aria-busy={ isLoading }
		>
			{ isListed && ! isLoading && count === 0 && ! nextHandle && (
				<p>{ messages.nothingFound() }</p>
			) }
			{ /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys of its buttons. */ }
			<ul
				ref={ root }
				className="dovetail-media__grid"
				aria-label={ messages.media() }
				style={ {
					gridTemplateColumns: `repeat( ${ columns }, minmax( 0, 1fr ) )`,
				} }
				onKeyDown={ handleKey }
			>
				{ media.map( ( item, index ) => (
					<li key={ item.id }>
						<Tile
							item={ item }
							tabIndex={ index === tabStop ? 0 : -1 }
							isSelected={ selected.some(
								( { id } ) => id === item.id
							) }
							isCopying={ isCopying }
							isDone={ done.includes( item.id ) }
							onFocus={ () => setCurrent( index ) }
							onPress={ () =>
								item.kind === 'folder'
									? onOpenFolder( item )
									: onToggle( item )
							}
						/>
					</li>
				) ) }
				{ isLoading &&
					Array.from(
						{ length: count ? columns : PAGE_SIZE },
						( _, index ) => (
							<li
								key={ index }
								aria-hidden
								className="dovetail-media__waiting"
							/>
						)
					) }
			</ul>
			{ isLoading && (
				<p role="status" className="dovetail-media__loading">
					<Spinner />
					{ messages.loading() }
				</p>
			) }
			{ nextHandle && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					accessibleWhenDisabled
					disabled={ isCopying || isLoading }
					onClick={ () => {
						firstNew.current = count;
						more();
					} }
				>
					{ messages.loadMore() }
				</Button>
			) }
		</div>
	);
}

/** As it is drawn: WordPress's own word for it is that of the translation. */
const isRightToLeft = ( element: Element ): boolean =>
	element.ownerDocument.defaultView?.getComputedStyle( element ).direction ===
	'rtl';
