import { MEDIA_SUPPORT } from '#shared/definitions';
import { readInitialState } from '#shared/initial-state';
import { propertyOf } from '#shared/validation';
import {
	store as blockEditorStore,
	useBlockEditContext,
} from '@wordpress/block-editor';
import { hasBlockSupport } from '@wordpress/blocks';
import {
	BaseControl,
	Button,
	Dropdown,
	MenuGroup,
	MenuItem,
	NavigableMenu,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import type { ReactNode } from 'react';
import type { Service } from '../api';
import { messages } from '../messages';
import type { PickerProps } from '../rules/is-candidate';
import { labelOf, placeOf, readSources } from '../rules/picker';
import { openBrowser } from './open-browser';

export type ChooserProps = {
	picker: PickerProps;
	onOpenLibrary(): void;
};

/**
 * Adds the external sources to a media picker: in a menu that replaces its button, or as buttons next to it. In blocks
 * that accept no external media, shows only WordPress's button.
 */
export function Chooser( { picker, onOpenLibrary }: ChooserProps ): ReactNode {
	const { name = '', clientId } = useBlockEditContext();
	// Hide Openverse in our menus if the site removed it from WordPress's inserter.
	const hasOpenverse = useSelect(
		( select ) =>
			propertyOf(
				select( blockEditorStore ).getSettings(),
				'enableOpenverseMediaCategory'
			) !== false,
		[]
	);
	const place = placeOf(
		picker,
		name,
		hasBlockSupport( name, MEDIA_SUPPORT )
	);
	const original = picker.render( { open: onOpenLibrary } );
	if ( place === null ) {
		return original;
	}
	const ids = readSources( readInitialState().mediaSources )
		.map( ( { id } ) => id )
		.filter( ( id ) => hasOpenverse || id !== 'openverse' );
	if ( ! ids.length ) {
		return original;
	}
	const open = ( id: Service ) => openBrowser( id, picker, clientId );
	switch ( place ) {
		case 'menu':
			return (
				<Menu
					label={ messages.button( labelOf( picker ) ) }
					ids={ ids }
					onOpenLibrary={ onOpenLibrary }
					onOpen={ open }
				/>
			);
		case 'menu-items':
			return (
				<>
					{ original }
					<Items ids={ ids } onOpen={ open } />
				</>
			);
		case 'buttons':
			return (
				<>
					{ original }
					<Buttons ids={ ids } onOpen={ open } />
				</>
			);
	}
}

type Choices = { ids: readonly Service[]; onOpen( id: Service ): void };

function Menu( {
	label,
	ids,
	onOpenLibrary,
	onOpen,
}: Choices & { label: string; onOpenLibrary(): void } ): ReactNode {
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-start' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					aria-haspopup="menu"
					aria-expanded={ isOpen }
					onClick={ onToggle }
				>
					{ label }
				</Button>
			) }
			renderContent={ ( { onClose } ) => (
				<NavigableMenu role="menu" aria-label={ label }>
					<MenuGroup>
						<MenuItem
							onClick={ () => {
								onClose();
								onOpenLibrary();
							} }
						>
							{ messages.library() }
						</MenuItem>
						<Items
							ids={ ids }
							onOpen={ ( id ) => {
								onClose();
								onOpen( id );
							} }
						/>
					</MenuGroup>
				</NavigableMenu>
			) }
		/>
	);
}

const Items = ( { ids, onOpen }: Choices ): ReactNode =>
	ids.map( ( id ) => (
		<MenuItem key={ id } onClick={ () => onOpen( id ) }>
			{ messages.source( id ) }
		</MenuItem>
	) );

/** Buttons next to the featured image, where WordPress has no menu. */
function Buttons( { ids, onOpen }: Choices ): ReactNode {
	return (
		<div
			className="dovetail-media-buttons"
			role="group"
			aria-label={ messages.moreSources() }
		>
			<BaseControl.VisualLabel aria-hidden>
				{ messages.moreSources() }
			</BaseControl.VisualLabel>
			{ ids.map( ( id ) => (
				<Button
					key={ id }
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ () => onOpen( id ) }
				>
					{ messages.source( id ) }
				</Button>
			) ) }
		</div>
	);
}
