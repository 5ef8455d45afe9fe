import type { AttributesOf } from '#shared/attributes';
import type { EditingProps } from '#shared/definitions';
import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	RangeControl,
	ToggleControl,
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import { HEIGHTS, ITEMS, type attributes as schema } from '../attributes';
import { messages } from '../messages';
import { EventNotes, useCalendar } from './event-notes';

/** Settings for style, height and list, and a note about missing events. */
export function Settings( {
	attributes,
	setAttributes,
	onEdit,
}: EditingProps< typeof schema > & { onEdit(): void } ): ReactNode {
	const { ics, style, height, itemsToShow, isGrouped } = attributes;
	const isList = style === 'list' || ics !== '';
	return (
		<InspectorControls>
			<PanelBody title={ messages.settings() }>
				{ ics ? (
					<p>{ messages.aboutFile() }</p>
				) : (
					<ToggleGroupControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						isBlock
						label={ messages.style() }
						help={
							isList
								? messages.aboutList()
								: messages.aboutCalendar()
						}
						value={ style }
						onChange={ ( next ) =>
							setAttributes( {
								style: next === 'list' ? 'list' : 'inline',
							} )
						}
					>
						<ToggleGroupControlOption
							value="inline"
							label={ messages.inline() }
						/>
						<ToggleGroupControlOption
							value="list"
							label={ messages.list() }
						/>
					</ToggleGroupControl>
				) }
				{ isList ? (
					<>
						<RangeControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ messages.number() }
							value={ itemsToShow }
							min={ ITEMS.min }
							max={ ITEMS.max }
							onChange={ ( next = ITEMS.usual ) =>
								setAttributes( { itemsToShow: next } )
							}
						/>
						<ToggleControl
							__nextHasNoMarginBottom
							label={ messages.group() }
							help={ messages.aboutGroup() }
							checked={ isGrouped }
							onChange={ ( next ) =>
								setAttributes( { isGrouped: next } )
							}
						/>
					</>
				) : (
					<>
						<RangeControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ messages.height() }
							help={ messages.aboutHeight() }
							value={ height }
							min={ HEIGHTS.min }
							max={ HEIGHTS.max }
							allowReset
							resetFallbackValue={ HEIGHTS.usual }
							onChange={ ( next = HEIGHTS.usual ) =>
								setAttributes( { height: next } )
							}
						/>
						<ListBehind
							attributes={ attributes }
							onEdit={ onEdit }
						/>
					</>
				) }
			</PanelBody>
		</InspectorControls>
	);
}

/** Shows the list's problems in the sidebar if the block shows the calendar instead of the list. */
function ListBehind( {
	attributes,
	onEdit,
}: {
	attributes: AttributesOf< typeof schema >;
	onEdit(): void;
} ): ReactNode {
	return (
		<EventNotes calendar={ useCalendar( attributes ) } onEdit={ onEdit } />
	);
}
