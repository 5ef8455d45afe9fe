import { guideUrl, readInitialState } from '#shared/initial-state';
import { reopen } from '#shared/platform';
import {
	Button,
	ExternalLink,
	PanelBody,
	VisuallyHidden,
} from '@wordpress/components';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { LazyPanel } from './lazy-panel';
import type { RegisteredPanel } from './sidebar';
import {
	afterChange,
	groupTitles,
	guide,
	named,
	reload,
} from './sidebar-messages';

/** An item in a group: a panel, or a note that the panel is turned off for the site. */
type Part = {
	slug: string;
	title: string;
	/** Says whether the panel is turned on for the site; empty if the panel says so itself. */
	state: string;
	/** URL of the settings page where users with permission can turn the panel on or off. */
	link: { url: string; label: string } | null;
	panel: RegisteredPanel | undefined;
};

type Group = { name: string; title: string; parts: readonly Part[] };

/** A post's panels in groups, each open until the author closes it. WordPress remembers the closed groups. */
export function SidebarGroups( {
	panels,
}: {
	panels: readonly RegisteredPanel[];
} ): ReactNode {
	return (
		<>
			{ groupsOf( panels, readInitialState().sidebar ).map( ( group ) => (
				<GroupPanel key={ group.name } { ...group } />
			) ) }
			<p style={ { padding: 16, margin: 0 } }>
				<ExternalLink href={ guideUrl() }>{ guide() }</ExternalLink>
			</p>
		</>
	);
}

function GroupPanel( { name, title, parts }: Group ): ReactNode {
	// WordPress remembers which panels a user has opened, but our groups start open.
	const closed = `dovetail-closed-${ name }`;
	const isOpened = useSelect(
		( select ) => ! select( editorStore ).isEditorPanelOpened( closed ),
		[ closed ]
	);
	const { toggleEditorPanelOpened } = useDispatch( editorStore );
	const [ isOutdated, setIsOutdated ] = useState( false );
	return (
		<PanelBody
			title={ title }
			opened={ isOpened }
			onToggle={ () => void toggleEditorPanelOpened( closed ) }
		>
			{ isOpened &&
				parts.map( ( part, index ) => (
					<section
						key={ part.slug }
						aria-label={ part.title }
						style={ index > 0 ? { marginBlockStart: 24 } : {} }
					>
						{ parts.length > 1 && (
							<h3 style={ HEADING }>{ part.title }</h3>
						) }
						<State
							{ ...part }
							onOpen={ () => setIsOutdated( true ) }
						/>
						{ part.panel && (
							<LazyPanel source={ part.panel.source } />
						) }
					</section>
				) ) }
			{ isOpened && isOutdated && <ReloadNote /> }
		</PanelBody>
	);
}

/** Overrides WordPress's uppercase headings. */
const HEADING = {
	margin: '0 0 8px',
	fontSize: 13,
	textTransform: 'none',
} as const;

/** Shows whether a panel is turned on for the site, with a link to the setting, which opens in another tab. */
function State( {
	state,
	link,
	title,
	onOpen,
}: Part & {
	/** Called when the author opens the setting. */
	onOpen(): void;
} ): ReactNode {
	return (
		state && (
			<p style={ { margin: '0 0 12px' } }>
				{ state }{ ' ' }
				{ link && (
					<ExternalLink href={ link.url } onClick={ onOpen }>
						{ /* The name is one text, because a hidden part would be read with a space before the colon. */ }
						<span aria-hidden="true">{ link.label }</span>
						<VisuallyHidden as="span">
							{ named( link.label, title ) }
						</VisuallyHidden>
					</ExternalLink>
				) }
			</p>
		)
	);
}

/** Says that the editor knows a new value of a setting only after a reload. */
function ReloadNote(): ReactNode {
	const registry = useRegistry();
	return (
		<p role="status" style={ { margin: '24px 0 0' } }>
			{ afterChange() }{ ' ' }
			<Button variant="link" onClick={ () => void reopen( registry ) }>
				{ reload() }
			</Button>
		</p>
	);
}

/**
 * Returns the groups in order. Panels that are missing in the server's data become separate groups at the end.
 *
 * @param panels  Registered panels.
 * @param sidebar The server's data of each panel, by slug.
 */
function groupsOf(
	panels: readonly RegisteredPanel[],
	sidebar: Readonly< Record< string, unknown > >
): Group[] {
	const registered = new Map(
		panels.map( ( panel ) => [ panel.slug, panel ] )
	);
	const groups = new Map(
		Object.entries( groupTitles ).map( ( [ name, title ] ) => [
			name,
			{ name, title: title(), parts: [] as Part[] },
		] )
	);
	for ( const [ slug, raw ] of Object.entries( sidebar ) ) {
		const { groupName, groupTitle, ...part } = readPart( raw );
		const group = groups.get( groupName );
		if ( group ) {
			group.title = groupTitle || group.title;
			group.parts.push( {
				...part,
				slug,
				panel: registered.get( slug ),
			} );
		}
	}
	for ( const panel of panels ) {
		if ( ! Object.hasOwn( sidebar, panel.slug ) ) {
			const { slug: name, title } = panel;
			const part = { slug: name, title, state: '', link: null, panel };
			groups.set( name, { name, title, parts: [ part ] } );
		}
	}
	return [ ...groups.values() ].filter( ( { parts } ) => parts.length > 0 );
}

function readPart( raw: unknown ) {
	const { group, groupTitle, title, state, url, label } = Object(
		raw
	) as Record< string, unknown >;
	return {
		groupName: String( group ),
		groupTitle: String( groupTitle ?? '' ),
		title: String( title ),
		state: String( state ?? '' ),
		link: url ? { url: String( url ), label: String( label ) } : null,
	};
}
