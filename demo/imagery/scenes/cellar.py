"""The cellar: bottles lying in oak lattices, a decanter and a glass on the table, candle light."""
import random, math
from lib import studio as S, materials as M, props as P
SIZE = (1600, 1067)
POST = dict(exposure=1.45, contrast=1.32, bloom=0.16, sat=0.98, vignette=0.5, wb=[0.94, 1.0, 1.12])

def build():
    r = random.Random(11); S.MIST[:] = [6, 2]
    S.world((0.012, 0.014, 0.016), (0.016, 0.014, 0.012), (0.004, 0.004, 0.004))
    oak = M.wood(('#2a190e', '#46291a', '#63402a', '#7d5638'), 'X', rough=0.5); gl = M.glass()
    tints = [M.simple(c, 0.10, spec=0.7, coat=1.0) for c in ('#1a3021', '#26371c', '#4a270c', '#121f19')]; caps = [M.simple('#1a0707', 0.5, coat=0.2), M.simple('#0a0b0b', 0.5, coat=0.2), M.metal('#8a6c38', 0.45), M.simple('#0a1512', 0.5, coat=0.2), M.simple('#220a08', 0.5, coat=0.2)]
    protos = [S.group(P.bottle(k, tints[i % 4], None, caps[i % 5], solid=True), (0, 0, -40)) for i, k in enumerate(('wine', 'burgundy', 'wine', 'burgundy', 'wine'))]
    # lattice: diamonds of side d, bottles lying in each, necks towards the room
    d = 0.46; D2 = d * math.sqrt(2)
    for x0 in (-1.95, 0.0, 1.95):
        for s in (-1, 1):
            for k in range(-4, 9):
                S.box((4.2, 0.36, 0.018), (x0 + 0, 0.0, k * D2 / 1.0 - 0.2), oak, rot=(0, s * 45, 0), bev=0.002) if x0 == 0 else None
    S.box((6, 0.05, 4), (0, 0.30, 1.2), M.emission((1.0, 0.26, 0.04), 0.024), bev=0)          # lit wall behind the racks
    rb = 0.041
    for k in range(-1, 15):
        for j in range(-8, 9):
            cx, cz = j * D2 / 2, k * D2 / 2 - 0.2
            if (j + k) % 2: continue
            if not (-2.3 < cx < 2.3 and -0.2 < cz < 2.6): continue
            full = r.choice((4, 5, 5, 6, 6)); q = rb * math.sqrt(2) * 1.03            # bottles rest on the boards and on each other
            for i in range(5):
                for m in range(5):
                    if i + m >= full: continue
                    S.dup_group(r.choice(protos), (cx + (i - m) * q, 0.10 + r.uniform(-.025, .025), cz + 0.013 + (1 + i + m) * q), (90, 0, r.uniform(-1.5, 1.5)), 0.98)
    for x in (-2.05, 2.05): S.box((0.10, 0.42, 3.2), (x, -0.02, 1.2), M.wood(('#2a190e', '#46291a', '#63402a', '#7d5638'), 'Z', rough=0.5), bev=0.004)
    # table with decanter, glasses, candle
    tw = M.wood(('#160d08', '#26170e', '#392315', '#4d3220'), 'X', rough=0.26, coat=0.35)
    for o in P.plank_top(3.2, 0.8, tw, 5, 0.05): o.location.y -= 1.15; o.location.z += 0.62
    z = 0.62; red = M.liquid('#c01c34', 9)
    dec = P.vessel([(0, 0.001), (0.06, 0)] + P.P2([(0.10, 0.006), (0.118, 0.03), (0.10, 0.075), (0.05, 0.13), (0.026, 0.18), (0.022, 0.23), (0.032, 0.275)], 10), [(0, 0.006)] + P.P2([(0.06, 0.008), (0.097, 0.014), (0.114, 0.032), (0.096, 0.074), (0.047, 0.129), (0.0235, 0.18), (0.0195, 0.23), (0.0305, 0.2745)], 10), gl, 0.062, red)
    S.place(S.group(dec), (-0.20, -1.05, z)); S.place(S.group(P.wine_glass(gl, 0.128, M.liquid('#c01c34', 30))), (0.12, -1.18, z)); S.place(S.group(P.wine_glass(gl, 0.122, M.liquid('#c01c34', 30))), (0.26, -1.02, z))
    S.place(S.group(P.taper_candle(M.simple('#efe2c4', 0.5, sss=0.3), M.flame(22), M.brass(0.2), 0.20, 2.6)), (-0.02, -0.86, z))
    b = P.bottle('burgundy', M.bottle_glass((0.06, 0.12, 0.06), 0.03), P.paper('#e2d6bc', '#2b2018', seed=6), None, (0.16, 0.36), liquid=None); S.place(S.group(b), (0.58, -0.98, z), (0, 0, 14))
    for x in (-1.3, -0.1, 1.1): S.area((x, -0.75, 2.45), (x, 0.0, 0.8), 0.5, 130, 2700, size_y=0.2)
    for zz in (0.2, 1.0, 1.8): S.point((-1.75, -0.5, zz), 3, 2300, 0.05)
    S.area((0.0, -0.62, 0.66), (0, 0.1, 1.2), 1.6, 40, 2500, size_y=0.15, glossy=False); S.area((0.1, -0.66, 0.80), (0.1, -2.3, 0.85), 0.9, 3.0, 2600, size_y=0.35, glossy=False)
    S.area((-0.6, -1.6, 1.9), (0, -1.1, z), 0.4, 9, 3000); S.area((1.4, -1.9, 1.7), (0, -0.2, 0.9), 0.6, 120, 3600); S.area((-1.9, -1.7, 1.6), (-0.3, 0, 0.9), 0.6, 90, 3400)
    S.camera((0.42, -2.35, 1.02), (-0.02, -0.4, 0.86), 46, 5.0, (0.0, -1.0, 0.75))
