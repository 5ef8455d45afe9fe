import { spawnSync } from 'node:child_process';

/** Thrown when the changed files cannot be determined. The message explains the reason in one sentence. */
export class DiffError extends Error {}

/**
 * Returns the files that have changed since the last common commit of the current branch and a Git ref, including
 * deleted and untracked files. Paths are relative to the root, which can be a subfolder of the repository.
 *
 * @param ref  Branch, tag or commit. `HEAD` selects uncommitted changes.
 * @param root
 * @throws DiffError outside of a Git checkout, and for an unknown ref.
 */
export function readDiff( ref: string, root = '.' ): string[] {
	if ( ! git( root, 'rev-parse', '--is-inside-work-tree' ).isOk ) {
		throw new DiffError(
			'--changed compares with Git, and this folder is not a Git checkout: run npm test without --changed.'
		);
	}
	const commit = git(
		root,
		'rev-parse',
		'--verify',
		'--quiet',
		'--end-of-options',
		`${ ref }^{commit}`
	);
	if ( ! commit.isOk ) {
		throw new DiffError(
			`Git does not know the commit “${ ref }”: name a branch, a tag or a commit of this checkout.`
		);
	}
	const base = git( root, 'merge-base', commit.output.trim(), 'HEAD' );
	if ( ! base.isOk ) {
		throw new DiffError(
			`“${ ref }” shares no commit with the current branch here: fetch more of the history, or name another commit.`
		);
	}
	return [
		...new Set( [
			...list(
				git(
					root,
					'diff',
					'--name-only',
					'--no-renames',
					'--relative',
					'-z',
					base.output.trim()
				)
			),
			...list(
				git( root, 'ls-files', '--others', '--exclude-standard', '-z' )
			),
		] ),
	].sort();
}

function git( root: string, ...args: string[] ) {
	const { status, stdout, stderr, error } = spawnSync( 'git', args, {
		cwd: root,
		encoding: 'utf8',
		maxBuffer: Infinity,
	} );
	if ( error ) {
		throw new DiffError(
			`--changed needs Git, which could not be started (${ error.message }): install it, or run npm test without --changed.`
		);
	}
	return { isOk: status === 0, output: stdout, errors: stderr };
}

function list( { isOk, output, errors }: ReturnType< typeof git > ): string[] {
	if ( ! isOk ) {
		throw new DiffError( `Git could not list the changes: ${ errors }` );
	}
	return output.split( '\0' ).filter( Boolean );
}
