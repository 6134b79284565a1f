"""The house on a corner in the rain: glass walls under a cedar canopy, the fire inside, the street a mirror."""
import random, math
from mathutils import Vector
from lib import studio as S, materials as M, props as P
from scenes import _house as H
from scenes.facade import wet
SIZE = (1600, 1067)
POST = dict(exposure=1.62, contrast=1.34, bloom=0.26, sat=1.12, vignette=0.5, wb=[1.02, 0.97, 1.02], shadow_tint=[-0.006, 0.004, 0.012])

def build():
    S.MIST[:] = [16, 10]; r = random.Random(7); k = H.Kit(frame='#101413')
    S.world((0.020, 0.040, 0.070), (0.050, 0.070, 0.095), (0.006, 0.008, 0.010), 1.0)
    S.box((60, 40, 0.1), (0, -6, -0.05), wet(), bev=0)
    # the corner stands at the origin: one front along x to the left (y=0), one along y to the back (x=0)
    L, Dp, h = 7.5, 7.0, 3.3; cedar = M.wood(('#3a1f10', '#5d351c', '#7d4d2b', '#95643c'), 'X', rough=0.45, coat=0.1); cedy = M.wood(('#3a1f10', '#5d351c', '#7d4d2b', '#95643c'), 'Y', rough=0.45, coat=0.1); conc = M.plaster('#5c5f60', 0.7, 0.5)
    S.box((L + 0.1, Dp + 0.1, 0.22), (-L / 2, Dp / 2, 0.05), conc, bev=0.01)
    S.box((L, Dp, 0.04), (-L / 2, Dp / 2, 0.18), k.floor, bev=0)
    for i in range(7): x = -L * i / 6; S.box((0.07, 0.14, h), (x, 0, h / 2 + 0.15), k.irn, bev=0.004)
    for i in range(7): y = Dp * i / 6; S.box((0.14, 0.07, h), (0, y, h / 2 + 0.15), k.irn, bev=0.004)
    for z in (0.24, 2.55, 3.42): S.box((L, 0.10, 0.07), (-L / 2, 0, z), k.irn, bev=0.004); S.box((0.10, Dp, 0.07), (0, Dp / 2, z), k.irn, bev=0.004)
    gl = M.NT("pane"); pane = gl.out(gl.mixs(0.10, gl.node('BsdfTransparent').outputs[0], gl.node('BsdfGlossy', {'Roughness': 0.02}).outputs[0]))
    S.mesh("pane", [(-L, 0.02, 0.2), (0, 0.02, 0.2), (0, 0.02, 3.4), (-L, 0.02, 3.4)], [(0, 1, 2, 3)], pane, smooth=False); S.mesh("pane", [(-0.02, 0, 0.2), (-0.02, Dp, 0.2), (-0.02, Dp, 3.4), (-0.02, 0, 3.4)], [(0, 1, 2, 3)], pane, smooth=False)
    # canopy with a lit soffit of boards, upper floor above in dark metal
    for i in range(13): S.box((L + 1.5, 0.118, 0.03), (-L / 2 + 0.45, -1.42 + i * 0.12, 3.50), cedar, bev=0.002)
    for i in range(13): S.box((0.118, Dp + 0.2, 0.03), (-0.22 + i * 0.12, Dp / 2 + 0.1, 3.50), cedy, bev=0.002)
    S.box((L + 1.6, 1.6, 0.24), (-L / 2 + 0.5, -0.72, 3.65), k.irn, bev=0.01); S.box((1.6, Dp + 0.2, 0.24), (0.50, Dp / 2, 3.65), k.irn, bev=0.01)
    for i in range(6): S.point((-L + 0.9 + i * 1.25, -0.75, 3.46), 26, 2600, 0.03, spot=110, target=(-L + 0.9 + i * 1.25, -0.6, 0))
    for i in range(4): S.point((0.72, 1.0 + i * 1.6, 3.46), 26, 2600, 0.03, spot=110, target=(0.6, 1.0 + i * 1.6, 0))
    S.box((L, Dp, 4.5), (-L / 2, Dp / 2, 6.02), M.simple('#15191a', 0.5, bump=0.1, bscale=6), bev=0.02)
    for i in range(5):
        lit = i in (1, 3); x = -0.95 - i * 1.5
        S.box((1.05, 0.06, 2.0), (x, -0.02, 5.4), H.pane(0.4) if lit else k.dark, bev=0); k.window(x - 0.525, x + 0.525, 4.4, 6.4, -0.05, 2, (5.6,)); y = 0.9 + i * 1.4
        S.box((0.95, 0.06, 2.0), (0.02, y, 5.4), H.pane(0.35) if i == 2 else k.dark, rot=(0, 0, 90), bev=0)
    k.sign((-2.6, -1.535, 3.67), 0.50, halo=5, stand=0.03); S.box((L + 1.55, 0.5, 0.02), (-L / 2 + 0.5, -1.3, 3.78), k.irn, bev=0)
    # inside: back walls, bar with bottles, a hearth with coals, tables along the glass
    S.box((L, 0.1, h), (-L / 2, Dp, 1.8), k.wall, bev=0); S.box((0.1, Dp, h), (-L, Dp / 2, 1.8), k.wall, bev=0); S.box((L, Dp, 0.08), (-L / 2, Dp / 2, 3.46), M.simple('#4a3422', 0.8), bev=0)
    S.box((3.4, 0.6, 1.05), (-4.6, 4.9, 0.72), k.walz, bev=0.01); S.box((3.5, 0.72, 0.06), (-4.6, 4.88, 1.27), k.floor, bev=0.005)
    for z in (1.5, 1.95, 2.4):
        S.box((3.4, 0.25, 0.04), (-4.6, 6.8, z), k.floor, bev=0)
        for q in range(25): S.dup(r.choice(k.bt), (-6.2 + q * 0.132, 6.8, z + 0.02), scale=1.15)
    S.area((-4.6, 6.2, 3.2), (-4.6, 6.9, 1.8), 3.2, 130, 2500, size_y=0.2, glossy=False)
    S.box((1.7, 1.0, 3.2), (-1.55, 6.4, 1.8), M.brick('#3a3230', '#2a2422', '#1a1614', 5), bev=0.01); S.box((1.2, 0.2, 0.75), (-1.55, 5.86, 1.45), M.emission((1, 0.16, 0.015), 0.55, sample=False), bev=0); S.point((-1.55, 5.4, 1.5), 90, 1800, 0.2)
    em = M.embers(18, 0.75, 14); coal = [S.blob(0.09, em, 0.3, 1.4, i, (1, 0.9, 0.8), 3) for i in range(3)]
    for q in coal: q.location.z = -40
    for i in range(40): S.dup(r.choice(coal), (-1.55 + r.uniform(-.55, .55), 5.72, 1.14 + r.uniform(0, .2)), (r.uniform(0, 360),) * 3, r.uniform(0.6, 1.2))
    for i in range(5):
        x = -1.0 - i * 1.35
        S.dup_group(k.tb, (x, 1.0, 0.2)); S.dup_group(k.vt, (x, 1.0, 0.95), scale=1.4); S.dup_group(k.pd, (x, 1.0, 2.25))
        for s in (-1, 1): S.dup_group(k.ch, (x + s * 0.45, 1.0, 0.2), (0, 0, -90 * s + r.uniform(-10, 10)))
        y = 2.3 + i * 0.95
        if i < 3: S.dup_group(k.tb, (-0.9, y + 0.5, 0.2)); S.dup_group(k.vt, (-0.9, y + 0.5, 0.95), scale=1.4); S.dup_group(k.pd, (-0.9, y + 0.5, 2.25))
    for i in range(4): S.dup_group(k.pd, (-3.3 - i * 0.9, 4.8, 2.15))
    for x in (-1.6, -4.0, -6.4): S.area((x, 2.6, 3.38), (x, 3.0, 0), 2.0, 210, 2800, size_y=3.2, glossy=False)
    # street: kerb, bollards, a bicycle rack, far lights
    S.box((L + 6, 3.2, 0.12), (-L / 2 + 1.2, -0.9, -0.006), M.simple('#3a3c3e', 0.25, bump=0.35, bscale=8, vary_rough=0.15), bev=0.03); S.box((1.9, 9.3, 0.12), (1.85, 5.37, -0.005), M.simple('#3a3c3e', 0.25, bump=0.35, bscale=8, vary_rough=0.15), bev=0.03)
    for (x, y) in ((1.9, -1.9), (2.3, -0.6), (0.4, -2.2)): b = S.lathe([(0, 0), (0.08, 0), (0.075, 0.8), (0.05, 0.86), (0, 0.87)], k.irn, 32); b.location = (x, y, 0.05)
    pm = M.simple('#141a18', 0.6, bump=0.2); lf = M.leaf('#24402a', '#4a6a38', veins=False, trans=0.3); bl = [P.leaf(lf, r.uniform(0.4, 0.6), 0.024, r.uniform(0.25, 0.7), 0.3, nx=12, ny=2, seed=i) for i in range(4)]
    for b in bl: b.location.z = -40
    for (x, y) in ((-1.9, -0.45), (-5.6, -0.45)):
        S.box((1.5, 0.36, 0.5), (x, y, 0.30), pm, bev=0.01)
        for i in range(260): S.dup(r.choice(bl), (x + r.uniform(-.68, .68), y + r.gauss(0, .06), 0.52), (r.uniform(-20, 20), r.uniform(-88, -55), r.uniform(0, 360)), r.uniform(0.6, 1.1))
    S.bokeh(60, (4, 14, 0.4), (16, 34, 4.0), 0.06, 12, seed=3, extra=[(1, 0.15, 0.08), (0.3, 0.75, 0.5)]); S.bokeh(40, (-26, 12, 0.4), (-10, 30, 3.5), 0.05, 10, seed=5)
    dark = M.simple('#090d12', 0.9, spec=0)
    stone = M.brick('#3f3a36', '#302c2a', '#252322', 3.2)
    S.box((9, 8, 11), (-L - 4.7, 4.3, 5.5), stone, bev=0.01)
    for i in range(3):
        for j in range(3): S.box((1.2, 0.1, 1.7), (-L - 1.6 - i * 2.3, 0.27, 2.0 + j * 3.0), H.pane(0.4) if (i + j) % 3 == 1 else k.dark, bev=0)
    for x, y, w, d, hh, lit in ((7.5, 19, 7, 8, 12, 0), (2.0, 26, 9, 6, 17, 1), (13.5, 13, 6, 8, 9, 1), (-5, 34, 10, 6, 22, 0), (20, 30, 10, 8, 15, 1)):
        S.box((w, d, hh), (x, y, hh / 2), stone, bev=0)
        for i in range(int(w / 1.3)):
            for j in range(int(hh / 2.2)):
                if r.random() < 0.34: S.box((0.7, 0.1, 1.1), (x - w / 2 + 0.8 + i * 1.3, y - d / 2 - 0.03, 1.8 + j * 2.2), M.emission(r.choice((2300, 2700, 3600)), r.uniform(0.04, 0.20), sample=False), bev=0)
        for j in range(int(d / 1.4)):
            for q in range(int(hh / 2.2)):
                if r.random() < 0.3: S.box((0.1, 0.7, 1.1), (x - w / 2 - 0.03, y - d / 2 + 0.8 + j * 1.4, 1.8 + q * 2.2), M.emission(2600, r.uniform(0.04, 0.16), sample=False), bev=0)
    S.box((9, 0.6, 0.14), (6, 14.5, 0.02), conc, bev=0.02)
    S.area((6, -9, 8), (0, 0, 1.5), 6, 420, 9500, glossy=False); S.area((-9, -8, 7), (-4, 0, 1), 5, 260, 8500, glossy=False)
    H.falling(260, (-6, -7.5, 0.1), (6, -0.4, 7), 0.0050, 0.45, (0.012, 0, -0.26), color=(0.75, 0.85, 1.0), seed=4, jitter=0.3)
    S.camera((3.7, -7.0, 1.35), (-1.35, 0.5, 2.18), 27, 2.8, (-0.5, 0, 2.0))
