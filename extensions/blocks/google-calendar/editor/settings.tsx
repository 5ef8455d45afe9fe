import type { EditingProps } from '#shared/definitions';
import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	RangeControl,
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import { HEIGHTS, type attributes as schema } from '../attributes';
import { messages } from '../messages';
import { EventNotes, useCalendar } from './event-notes';

/** Settings for style and height, and a note about what is missing from the list. */
export function Settings( {
	attributes: { url, style, height },
	setAttributes,
}: EditingProps< typeof schema > ): ReactNode {
	return (
		<InspectorControls>
			<PanelBody title={ messages.settings() }>
				<ToggleGroupControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					isBlock
					label={ messages.style() }
					help={
						style === 'list'
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
				{ style === 'inline' && (
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
				) }
				{ style === 'inline' && <ListBehind url={ url } /> }
			</PanelBody>
		</InspectorControls>
	);
}

/**
 * In the calendar style, the author does not see the list, so this shows its problems in the sidebar. In the list
 * style, they are shown on the canvas.
 */
function ListBehind( { url }: { url: string } ): ReactNode {
	return <EventNotes calendar={ useCalendar( url ) } />;
}
