import { speak } from '@wordpress/a11y';
import { Button, Icon, Spinner } from '@wordpress/components';
import {
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { check, page, video } from '@wordpress/icons';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { type MediaItem, PAGE_SIZE } from '../api';
import { messages } from '../messages';
import { columnsIn, movedTo, RESIZE_DELAY } from '../rules/grid';
import type { MediaList } from './use-media-list';

/** Shows the media of a source in a grid with a single Tab stop. Arrow keys move the focus, Space and Enter select. */
export function Grid( {
	list: { media, nextHandle, isLoading, isCopying, isListed, more },
	selected,
	done,
	onToggle,
	onOpenFolder,
}: {
	list: MediaList;
	selected: readonly MediaItem[];
	/** IDs of imported items. */
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
		// The clicked button may have disappeared, so move the focus.
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

/**
 * Whether an element is displayed right to left. WordPress's own function checks only the language of the translation.
 */
const isRightToLeft = ( element: Element ): boolean =>
	element.ownerDocument.defaultView?.getComputedStyle( element ).direction ===
	'rtl';

/** Returns the number of columns that fit into an element. Measures on mount and after the window is resized. */
function useColumns( ref: RefObject< HTMLElement > ): number {
	const [ columns, setColumns ] = useState( () => columnsIn( 0 ) );
	useLayoutEffect( () => {
		let timer = 0;
		const measure = () =>
			setColumns( columnsIn( ref.current?.clientWidth ?? 0 ) );
		const wait = () => {
			window.clearTimeout( timer );
			timer = window.setTimeout( measure, RESIZE_DELAY );
		};
		measure();
		window.addEventListener( 'resize', wait );
		return () => {
			window.clearTimeout( timer );
			window.removeEventListener( 'resize', wait );
		};
	}, [ ref ] );
	return columns;
}

/** Whether the focused element has disappeared, which moves the focus to the page's body. */
export const isFocusLost = ( element: HTMLElement | null ): boolean =>
	element?.ownerDocument.activeElement === element?.ownerDocument.body;

/** A tile: an image or video to select, or an album to open. */
function Tile( {
	item,
	tabIndex,
	isSelected,
	isCopying,
	isDone,
	onFocus,
	onPress,
}: {
	item: MediaItem;
	tabIndex: number;
	isSelected: boolean;
	/** Whether an import is running. */
	isCopying: boolean;
	isDone: boolean;
	onFocus(): void;
	onPress(): void;
} ): ReactNode {
	const { kind, preview, children } = item;
	const isFolder = kind === 'folder';
	const name = nameOf( item );
	return (
		<button
			type="button"
			className={ `dovetail-media__tile${ isSelected ? ' is-selected' : '' }` }
			tabIndex={ tabIndex }
			aria-pressed={ isFolder ? undefined : isSelected }
			aria-disabled={ isCopying || undefined }
			aria-label={ isFolder ? messages.folder( name, children ) : name }
			title={ item.title || undefined }
			onFocus={ onFocus }
			onClick={ () => {
				if ( ! isCopying ) {
					onPress();
				}
			} }
		>
			{ preview ? (
				<img
					src={ preview }
					alt=""
					loading="lazy"
					referrerPolicy="no-referrer"
				/>
			) : (
				<Icon icon={ kind === 'video' ? video : page } />
			) }
			{ kind === 'video' && (
				<span className="dovetail-media__film">
					<Icon icon={ video } />
				</span>
			) }
			{ isFolder && (
				<span className="dovetail-media__folder">
					<span>{ name }</span>
					<span>{ children }</span>
				</span>
			) }
			{ isSelected && (
				<span className="dovetail-media__mark">
					<Icon icon={ check } />
				</span>
			) }
			{ isSelected && isCopying && (
				<span className="dovetail-media__copying">
					{ isDone ? (
						messages.inserted()
					) : (
						<>
							<Spinner />
							{ messages.insertingImage() }
						</>
					) }
				</span>
			) }
		</button>
	);
}

function nameOf( { alt, title, name, kind }: MediaItem ): string {
	const words =
		( kind === 'folder' ? name || title : alt || title || name ) ||
		messages.untitled();
	return kind === 'video' ? messages.video( words ) : words;
}
