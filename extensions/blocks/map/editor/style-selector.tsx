import {
	BlockControls,
	BlockPreview,
	InspectorControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { cloneBlock } from '@wordpress/blocks';
import {
	PanelBody,
	ToolbarDropdownMenu,
	ToolbarGroup,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { styles as stylesIcon } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { messages } from '../messages';

/** One of a block's styles. */
type BlockStyle< Name extends string = string > = {
	name: Name;
	/** Label in the author's language. */
	label: string;
};

type Props< Name extends string > = {
	clientId: string;
	styles: readonly BlockStyle< Name >[];
	/** The block's current style. */
	active: Name;
	onSelect( name: Name ): void;
	/**
	 * Attributes that give a block this style, merged over its own in the preview. A block whose edit component sends
	 * requests should return those of a harmless example too.
	 */
	attributesOf( name: Name ): object;
	/** Viewport width of the previews, in pixels. */
	viewportWidth?: number;
};

/**
 * Style picker for a block that stores its style in an attribute: a menu in the toolbar, and radio buttons with
 * previews in the sidebar. Styles that are class names are handled by WordPress: `styles` in block.ts. It stores
 * nothing: `onSelect` sets the attribute.
 */
export function StyleSelector< Name extends string >( {
	clientId,
	styles,
	active,
	onSelect,
	attributesOf,
	viewportWidth = 500,
}: Props< Name > ): ReactNode {
	const id = `dovetail-block-styles-${ clientId }`;
	return (
		<>
			<BlockControls group="block">
				<ToolbarGroup>
					<ToolbarDropdownMenu
						icon={ stylesIcon }
						label={ messages.changeStyle() }
						controls={ styles.map( ( { name, label } ) => ( {
							title: label,
							isActive: name === active,
							role: 'menuitemradio',
							onClick: () => onSelect( name ),
						} ) ) }
					/>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls group="styles">
				<PanelBody title={ messages.styles() }>
					<fieldset className="wp-block-dovetail-map__styles">
						<legend className="screen-reader-text">
							{ messages.styles() }
						</legend>
						{ styles.map( ( { name, label } ) => (
							<div
								key={ name }
								className={
									name === active ? 'is-active' : undefined
								}
							>
								<input
									type="radio"
									id={ `${ id }-${ name }` }
									name={ id }
									checked={ name === active }
									onChange={ () => onSelect( name ) }
								/>
								<StylePreview
									clientId={ clientId }
									attributes={ attributesOf( name ) }
									viewportWidth={ viewportWidth }
								/>
								<label htmlFor={ `${ id }-${ name }` }>
									{ label }
								</label>
							</div>
						) ) }
					</fieldset>
				</PanelBody>
			</InspectorControls>
		</>
	);
}

/** A visual preview of a block with other attributes; hidden from assistive technology. */
function StylePreview( {
	clientId,
	attributes,
	viewportWidth,
}: {
	clientId: string;
	attributes: object;
	viewportWidth: number;
} ): ReactNode {
	const block = useSelect(
		( select ) =>
			select( blockEditorStore ).getBlock( clientId ) as
				Parameters< typeof cloneBlock >[ 0 ] | null,
		[ clientId ]
	);
	const patch = JSON.stringify( attributes );
	const preview = useMemo(
		() => block && cloneBlock( block, JSON.parse( patch ) ),
		[ block, patch ]
	);
	return (
		<div className="wp-block-dovetail-map__style-preview" aria-hidden>
			{ preview && (
				<BlockPreview
					blocks={ preview }
					viewportWidth={ viewportWidth }
				/>
			) }
		</div>
	);
}
