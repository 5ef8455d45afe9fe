import { Icon, Spinner } from '@wordpress/components';
import { check, page, video } from '@wordpress/icons';
import type { ReactNode } from 'react';
import type { MediaItem } from '../api';
import { messages } from '../messages';

/** A picture or a film to choose, or an album to open. */
export function Tile( {
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
	/** An import is under way: nothing can be chosen. */
	isCopying: boolean;
	/** It is imported already. */
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

/** Returns an item's accessible name. */
function nameOf( { alt, title, name, kind }: MediaItem ): string {
	const words =
		( kind === 'folder' ? name || title : alt || title || name ) ||
		messages.untitled();
	return kind === 'video' ? messages.video( words ) : words;
}
