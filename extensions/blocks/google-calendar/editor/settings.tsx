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

/** The calendar or its list, how high the calendar is, and what the list lacks that stands for it on paper. */
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

/** Of a calendar itself an author does not see the list. In the style "List" it says so where it stands. */
function ListBehind( { url }: { url: string } ): ReactNode {
	return <EventNotes calendar={ useCalendar( url ) } />;
}
